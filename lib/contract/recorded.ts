import type { z as Zod } from 'zod';

type Named = Readonly<Record<string, unknown>>;
/** Makes a value of zod's out of zod itself. */
type Make = (zod: object) => unknown;
const makes = new WeakMap<object, Make>();
const built = new WeakMap<object, unknown>();

/** Members that only a real schema has; reading one of a recorded schema throws. */
const REAL_ONLY: ReadonlySet<string> = new Set(['parse', 'safeParse', 'options', 'def', '_zod']);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** The value with each recorded part made with `zod`; once for each, since schemas are shared. */
export function build(value: unknown, zod: object): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  const make = makes.get(value);
  if (make) {
    if (!built.has(value)) built.set(value, make(zod));
    return built.get(value);
  }
  if (typeof value === 'function') return (...args: unknown[]) => build(Reflect.apply(value, undefined, args), zod);
  if (Array.isArray(value)) return value.map((part) => build(part, zod));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, build(part, zod)]));
}

function recorded(make: Make): object {
  const self: object = new Proxy(() => undefined, {
    get(_, name) {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (REAL_ONLY.has(name)) throw new Error(`A recorded schema has no ${name}: use \`real\``);
      return recorded((zod) => {
        const owner = build(self, zod) as Named;
        if (!(name in owner)) throw new Error(`${name} is missing in lib/contract/real.ts`);
        return owner[name];
      });
    },
    apply: (_, owner, args) =>
      recorded((zod) => Reflect.apply(make(zod) as () => unknown, build(owner, zod), build(args, zod) as unknown[])),
    ownKeys() {
      throw new Error('A recorded schema has no properties: use `real`');
    },
  });
  makes.set(self, make);
  return self;
}

/**
 * Stands for zod in the browser (`#zod` in package.json), where lists need the endpoints of the contract but not their
 * schemas: it records the calls that define a schema, and `real` repeats them with zod where a form needs it.
 */
export const z = recorded((zod) => zod) as typeof Zod;
