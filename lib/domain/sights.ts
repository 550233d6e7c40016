import type { Endpoint, RawInput } from '../contract/endpoint';
import { SIGHTS, type Hidden, type Sight } from '../contract/permission';
import { mayAccess, type Person, type Standing } from './permissions';

/** Kinds of figures that a person may not see; usually none. Without a person (`null`), all of them. */
export const hiddenFrom = (person: Person | null, standing: Standing): readonly Sight[] =>
  (Object.keys(SIGHTS) as Sight[]).filter(
    (sight) => person?.closed?.includes(sight) === true || !mayAccess(person, SIGHTS[sight], standing),
  );

type Hiding = Pick<Endpoint, 'hides'>;
const NOTHING: ReadonlySet<string> = new Set();

const applying = ({ hides = [] }: Hiding, hidden: readonly Sight[]): readonly Hidden[] =>
  hidden.length === 0 ? [] : hides.filter(({ needs }) => hidden.includes(needs));

/** Names of the fields that a call leaves out of its reply for somebody who may not see `hidden`. */
export function hiddenFields(endpoint: Hiding, hidden: readonly Sight[]): ReadonlySet<string> {
  const rules = applying(endpoint, hidden);
  return rules.length === 0 ? NOTHING : new Set(rules.flatMap(({ fields = [] }) => fields));
}

/** Whether a request sorts by a field that it may not see: the order of the rows would tell it. */
export function sortsByHidden(endpoint: Hiding, { body }: RawInput, hidden: readonly Sight[]): boolean {
  const key = (body as { sort?: { key?: unknown } } | undefined)?.sort?.key;
  return typeof key === 'string' && hiddenFields(endpoint, hidden).has(key);
}

const isRow = ({ rows = {} }: Hidden, value: object): boolean =>
  Object.entries(rows).some(([name, values]) => {
    const own: unknown = (value as Readonly<Record<string, unknown>>)[name];
    return values.some((one) => one === own);
  });

function without(value: unknown, name: string, rules: readonly Hidden[], fields: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return (value as readonly unknown[])
      .filter((one) => typeof one !== 'object' || one === null || !rules.some((rule) => isRow(rule, one)))
      .map((one) => without(one, name, rules, fields));
  const unlisted = (key: string): boolean =>
    rules.some(({ unlisted: rule }) => rule?.of.includes(name) === true && !rule.except.includes(key));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !fields.has(key) && !unlisted(key))
      .map(([key, part]) => [key, without(part, key, rules, fields)]),
  );
}

/** A reply without what its reader may not see; the reply itself where nothing is hidden. */
export function seenReply<T>(endpoint: Hiding, reply: T, hidden: readonly Sight[]): T {
  const rules = applying(endpoint, hidden);
  return rules.length === 0 ? reply : (without(reply, '', rules, hiddenFields(endpoint, hidden)) as T);
}
