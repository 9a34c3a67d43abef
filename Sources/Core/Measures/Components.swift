// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The 8-connected components of a mask, in the order of their first pixels; linear time.
struct Components: Sendable {
  /// The number of components.
  let count: Int
  /// The component of each run of the mask, row by row and from the left.
  let owners: [Int32]

  init(of mask: BitMask) {
    var parents: [Int32] = []
    var owners: [Int32] = []
    owners.reserveCapacity(mask.runCount)
    var above: [(start: Int, end: Int, label: Int32)] = []
    var row = above
    for y in 0..<mask.height {
      var near = 0
      mask.forEachRun(inRow: y) { start, end in
        var label: Int32 = -1
        while near < above.count, above[near].end < start { near += 1 }
        var other = near
        while other < above.count, above[other].start <= end {
          let root = Self.root(of: above[other].label, &parents)
          if label < 0 {
            label = root
          } else if root != label {
            // The lower label, which came first, stays the root.
            (parents[Int(max(root, label))], label) = (min(root, label), min(root, label))
          }
          other += 1
        }
        if label < 0 {
          label = Int32(parents.count)
          parents.append(label)
        }
        owners.append(label)
        row.append((start, end, label))
      }
      swap(&above, &row)
      row.removeAll(keepingCapacity: true)
    }
    var count: Int32 = 0
    for label in parents.indices {
      if parents[label] == label {
        parents[label] = count
        count += 1
      } else {
        // A parent came first, so it has its number already.
        parents[label] = parents[Int(parents[label])]
      }
    }
    for index in owners.indices { owners[index] = parents[Int(owners[index])] }
    (self.count, self.owners) = (Int(count), owners)
  }

  private static func root(of label: Int32, _ parents: inout [Int32]) -> Int32 {
    var label = label
    while parents[Int(label)] != label {
      parents[Int(label)] = parents[Int(parents[Int(label)])]
      label = parents[Int(label)]
    }
    return label
  }
}
