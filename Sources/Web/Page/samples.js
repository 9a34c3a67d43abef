// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Three pictures that the page draws itself, so that a stranger sees at once what it does.
const samples = (() => {
  const { $, el } = page;
  const side = 360, points = 160;

  function weather(c) {
    const sun = c.createLinearGradient(0, 40, 0, 210);
    sun.addColorStop(0, "#FFE27A");
    sun.addColorStop(1, "#FFB300");
    c.fillStyle = sun;
    c.beginPath();
    c.arc(226, 128, 74, 0, 7);
    c.fill();
    // The cloud is parted from the sun by a gap: in alpha, so that it stays when color goes.
    const cloud = (grow) => {
      c.beginPath();
      c.arc(118, 214, 58 + grow, 0, 7);
      c.arc(184, 176, 70 + grow, 0, 7);
      c.arc(252, 220, 52 + grow, 0, 7);
      c.rect(118 - grow, 204, 134 + 2 * grow, 68 + grow);
      c.fill();
    };
    c.globalCompositeOperation = "destination-out";
    cloud(12);
    c.globalCompositeOperation = "source-over";
    c.fillStyle = "#FFFFFF";
    cloud(0);
    c.strokeStyle = "#7FC4FF";
    c.lineWidth = 16;
    c.lineCap = "round";
    for (const x of [132, 188, 244]) {
      c.beginPath();
      c.moveTo(x, 300);
      c.lineTo(x - 12, 330);
      c.stroke();
    }
  }
  function rings(c) {
    // Three hues of one brightness.
    [["#E8536B", 138, 0.82], ["#2E9E5B", 98, 0.66], ["#3F8AE0", 58, 0.45]].forEach(([color, radius, share]) => {
      c.strokeStyle = color;
      c.lineWidth = 40;
      c.lineCap = "round";
      c.globalAlpha = 0.28;
      c.beginPath();
      c.arc(180, 180, radius, 0, 7);
      c.stroke();
      c.globalAlpha = 1;
      c.beginPath();
      c.arc(180, 180, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share);
      c.stroke();
    });
  }
  function photo(c) {
    const sky = c.createLinearGradient(0, 0, 0, 250);
    sky.addColorStop(0, "#2F6FB3");
    sky.addColorStop(1, "#F2C9A0");
    c.fillStyle = sky;
    c.fillRect(0, 0, side, side);
    c.fillStyle = "#FFF3D0";
    c.beginPath();
    c.arc(250, 150, 40, 0, 7);
    c.fill();
    [["#6E7FA8", 190, 60, 0.017, 0], ["#3E6B57", 236, 46, 0.022, 2], ["#20402F", 292, 30, 0.031, 4]].forEach(([color, base, height, pace, phase]) => {
      c.fillStyle = color;
      c.beginPath();
      c.moveTo(0, side);
      for (let x = 0; x <= side; x += 6) c.lineTo(x, base - height * (0.5 + 0.5 * Math.sin(x * pace + phase)));
      c.lineTo(side, side);
      c.fill();
    });
  }
  const list = [
    { title: "Weather", about: "Made for it: light, and its parts are parted in alpha.", draw: weather },
    { title: "Rings", about: "Three hues of one brightness: distinguished by color alone.", draw: rings },
    { title: "Photo", about: "Opaque: a block wherever color is taken away.", draw: photo },
  ];

  /** A sample at a scale, as the pixels of a file. */
  function drawn(one, scale) {
    const pixels = points * scale;
    const context = el("canvas", { width: pixels, height: pixels }).getContext("2d", { willReadFrequently: true });
    context.scale(pixels / side, pixels / side);
    one.draw(context);
    return { raw: { width: pixels, height: pixels }, file: new Blob([context.getImageData(0, 0, pixels, pixels).data]), scale };
  }

  const shownIn = ["home-light", "lock-screen", "home-tinted-glass", "standby-night"];
  let tiles = null;
  function make() {
    const places = shownIn.map(plates.placeOf).filter(Boolean);
    tiles = [];
    $("samples").style.setProperty("--columns", places.length);
    for (const one of list) {
      // As fine as this screen shows it, and no finer: what is smaller is there sooner.
      const { raw, file, scale } = drawn(one, Math.min(3, Math.ceil(devicePixelRatio || 1)));
      one.id = `sample ${one.title}`;
      app.store.set(one.id, { id: one.id, title: one.title, blob: file, raw, state: "sample", notes: [], options: { scale } });
      const open = el("button", { type: "button", className: "sample", "aria-label": `Open the sample ${one.title}` });
      for (const place of places) {
        const plate = new plates.Plate();
        open.append(el("span", { className: "cell" }, plate.element, el("span", { className: "title", textContent: plates.titleOf(place) })));
        tiles.push({ plate, place, one });
      }
      open.append(el("span", { className: "about" }, el("b", { textContent: one.title }), ` ${one.about}`));
      open.addEventListener("click", () => shelf.add([{ ...drawn(one, 3), title: one.title }]));
      $("samples").append(open);
    }
  }
  function render() {
    if (app.doc.order.length) return;
    if (!tiles) make();
    for (const { plate, place, one } of tiles) plate.show({ id: one.id, scene: place.id, framed: true, look: { os: "26", group: "default" } }, 6, `${one.title}, ${place.id}`);
  }
  return { render };
})();
