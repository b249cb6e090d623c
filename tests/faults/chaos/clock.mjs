import { readFileSync } from 'node:fs';

/** Preloaded into each instance: the offset in the file of its port moves its `Date`, as if the machine's clock was set. */
let offset = 0;
setInterval(() => {
  try {
    offset = Number(readFileSync(`${process.env.CLOCKS}/${process.env.PORT}`, 'utf8'));
  } catch {
    offset = 0;
  }
}, 250).unref();

const RealDate = Date;
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
