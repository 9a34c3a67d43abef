// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

// The page is shown by who watches its files: it is loaded anew once there is another.
(() => {
  const changes = new EventSource(`changes?since=${liveVersion}`);
  changes.onmessage = () => {
    changes.close();
    location.reload();
  };
  changes.onerror = () => {
    changes.close();
    document.title = `Stopped: ${document.title}`;
  };
  if (liveOther) {
    const [href, textContent] = liveOther;
    page.$("theme").before(page.el("a", { className: "button", href, textContent }));
  }
  // A page that is left must not look as if it had been stopped.
  addEventListener("pagehide", () => changes.close());
})();
