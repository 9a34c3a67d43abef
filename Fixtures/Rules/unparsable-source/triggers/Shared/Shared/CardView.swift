import SwiftUI

struct CardView: View {
