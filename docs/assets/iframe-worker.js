// The search of the site is a worker. Pages that are opened as files may start none: there a hidden frame does its work.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...files) => Promise.all(files.map((file) => this.load(file)));
      this.load(address).then(() => {
        const waited = this.waiting;
        this.waiting = null;
        waited.forEach((data) => this.postMessage(data));
      });
    }
    load(address) {
      return new Promise((done, failed) => {
        const script = this.frame.contentDocument.createElement("script");
        Object.assign(script, { src: new URL(address, location.href), onload: done, onerror: failed });
        this.frame.contentDocument.body.append(script);
      });
    }
    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
