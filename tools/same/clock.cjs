/* Stops the clock of a process and its threads: the embedded database takes its time from Date as well. */
const now = Date.parse('2026-10-14T20:30:00+07:00');
const Real = Date;
const stopped = () => now;
globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now).toString(),
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now] : given, self),
  get: (target, key) => (key === 'now' ? stopped : Reflect.get(target, key)),
});
Real.prototype.constructor = globalThis.Date;
