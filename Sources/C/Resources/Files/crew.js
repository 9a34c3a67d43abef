// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0
// Workers and what waits for them. A job stands in a slot: a newer one for the same slot takes its
// place, so that what nobody wants to see any more is never done.
const crews = (() => {
  // Jobs a worker is given ahead, so that it never waits for the page: few where they are long, since
  // what it has been given is done even if nobody wants it any more.
  const ahead = (pace) => (pace < 25 ? 5 : 2);
  const timeLimit = 180; // seconds after which a job has failed
  const tedious = 700; // milliseconds after which what nobody wants any more is not waited for
  const noMemory = "needs more memory than the page has; export it smaller";
  const source = () => page.$("worker").textContent;
  const packed = () => page.$("module").textContent;

  class Crew {
    constructor(trouble) {
      this.trouble = trouble;
      this.jobs = new Map();
      this.running = new Map();
      this.number = 0;
      this.deaths = 0;
      this.pace = 100; // milliseconds a job takes, of late
    }
    spawn() {
      const url = URL.createObjectURL(new Blob([source()], { type: "text/javascript" }));
      this.worker = new Worker(url);
      this.worker.onmessage = ({ data }) => this.answered(data);
      this.worker.onerror = (event) => { event.preventDefault(); this.died(noMemory); };
      this.isReady = false;
      return this.send({ job: "start", module: packed() }, { slot: "start" }).then((about) => {
        URL.revokeObjectURL(url);
        if (about.refused) throw new Error(about.refused);
        this.isReady = true;
        this.pump();
        return about;
      });
    }
    send(message, job) {
      const id = ++this.number;
      return new Promise((done) => {
        try {
          this.worker.postMessage({ id, ...message });
          const bell = setTimeout(() => this.died("took longer than the page waits; export it smaller"), timeLimit * 1000);
          if (!this.running.size) this.turned = performance.now(); // when the job that is under way began
          this.running.set(id, { ...job, done, again: job.done, bell });
        } catch (error) { done({ refused: `cannot be handed to the worker: ${error.message}` }); }
      });
    }
    answered({ id, answer }) {
      const job = this.running.get(id);
      this.running.delete(id);
      clearTimeout(job?.bell);
      this.turned = performance.now();
      this.pace += 0.25 * ((answer?.took ?? this.pace) - this.pace);
      this.pump();
      this.helps?.pump();
      job?.done(answer);
    }
    /** The worker itself has gone, as it does when the system has no memory: its job is reported, another starts. */
    died(why) {
      this.deaths += 1;
      this.restart((job, number) => (number ? "" : why));
    }
    /** Ends the worker and starts another. What was under way gets the reason, or is asked for again. */
    restart(why) {
      const all = [...this.running.values()]; // in their order: the first is under way
      this.running.clear();
      this.worker.terminate();
      all.forEach((job, number) => {
        clearTimeout(job.bell);
        const refused = why(job, number);
        if (refused || !job.make || this.deaths > 20) job.done({ refused: refused || noMemory });
        else if (!this.jobs.has(job.slot)) this.jobs.set(job.slot, { ...job, done: job.again });
      });
      if (this.deaths < 20) this.spawn().catch((error) => this.trouble(error.message));
    }
    /**
     * Asks for a job. `make` gives its message when its turn comes, or nothing if it is not wanted any
     * more; `done` gets the answer. What is movable may be done by another worker; what is stale while
     * it is under way is given up, if it takes long.
     */
    want(slot, priority, make, done, { isMovable = false, isStale } = {}) {
      this.jobs.set(slot, { slot, priority, make, done, isMovable, isStale, number: ++this.number });
      if (this.running.size) setTimeout(() => this.giveUp(), tedious + 20);
      if (!this.waiting) {
        this.waiting = true;
        queueMicrotask(() => { this.waiting = false; this.pump(); });
      }
    }
    /** Replaces a worker that has been long at what nobody wants, while something else waits. */
    giveUp() {
      const all = [...this.running.values()];
      if (!this.isReady || !all[0]?.isStale?.() || performance.now() - this.turned < tedious) return;
      if (!this.jobs.size && all.every((job) => job.isStale?.())) return;
      this.restart((job) => (job.isStale?.() ? "was given up" : ""));
    }
    drop(slot) { this.jobs.delete(slot); }
    has(slot) { return this.jobs.has(slot) || [...this.running.values()].some((job) => job.slot === slot); }
    get isIdle() { return !this.jobs.size && !this.running.size; }
    /** The job whose turn it is, taken out of what waits; one that another worker can do, if asked. */
    next(isMovable) {
      for (;;) {
        let next = null;
        for (const job of this.jobs.values()) {
          if (!next || job.priority > next.priority || (job.priority === next.priority && job.number < next.number)) next = job;
        }
        if (!next || (isMovable && !next.isMovable)) return null;
        this.jobs.delete(next.slot);
        next.message = next.make();
        if (next.message) return next;
      }
    }
    pump() {
      const give = (crew, job) => crew.send(job.message, job).then(job.done);
      while (this.isReady && this.running.size < ahead(this.pace)) {
        const job = this.next(false);
        if (!job) return;
        give(this, job);
      }
      // A worker with nothing of its own to do takes one.
      const { helper } = this;
      if (helper?.isReady && !helper.running.size && !helper.jobs.size) {
        const job = this.next(true);
        if (job) give(helper, job);
      }
    }
  }

  const trouble = (text) => crews.onTrouble(text);
  const painter = new Crew(trouble); // what is seen
  const judge = new Crew(trouble); // what takes longer: verdicts and conversions
  painter.helper = judge;
  judge.helps = painter;
  let second = null;
  return {
    painter,
    /** The second worker starts when it is first needed. */
    get judge() {
      second ??= judge.spawn().catch((error) => trouble(error.message));
      return judge;
    },
    get isIdle() { return painter.isIdle && judge.isIdle; },
    start: () => painter.spawn(),
    forget(key) {
      for (const crew of [painter, ...(second ? [judge] : [])]) crew.want(`forget ${key}`, 0, () => ({ job: "forget", key }), () => {});
    },
    onTrouble: () => {},
  };
})();
