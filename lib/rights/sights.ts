import type { Endpoint, RawInput } from '@/lib/contract/endpoint';
import { SIGHTS, type Hidden, type Sight } from '@/lib/contract/access';
import { mayAccess, type Person, type SpecialLogins } from './permissions';

/** Kinds of figures that a person may not see; usually none. Without a person (`null`), all of them. */
export const hiddenFrom = (person: Person | null, special: SpecialLogins): readonly Sight[] =>
  (Object.keys(SIGHTS) as Sight[]).filter(
    (sight) => person?.closed?.includes(sight) === true || !mayAccess(person, SIGHTS[sight], special),
  );

type Hiding = Pick<Endpoint, 'hides'>;
const NOTHING: ReadonlySet<string> = new Set();

type Body = Readonly<Record<string, unknown>> | undefined;
const NO_RULES: readonly Hidden[] = [];

/** Rules of a call for a request with this body; without a body, those of all its requests. */
const applying = ({ hides = [] }: Hiding, hidden: readonly Sight[], body?: unknown): readonly Hidden[] =>
  hidden.length === 0
    ? NO_RULES
    : hides.filter(
        ({ needs, asked }) =>
          hidden.includes(needs) &&
          (body === undefined ||
            Object.entries(asked ?? {}).every(([name, values]) => values.includes((body as Body)?.[name] as number))),
      );

const fieldsOf = (rules: readonly Hidden[]): ReadonlySet<string> =>
  rules.length === 0 ? NOTHING : new Set(rules.flatMap(({ fields = [] }) => fields));

/**
 * Names of the fields that a call leaves out of its reply to a request with this body for somebody who may not see
 * `hidden`; without a body, of its replies to all requests.
 */
export const hiddenFields = (endpoint: Hiding, hidden: readonly Sight[], body?: unknown): ReadonlySet<string> =>
  fieldsOf(applying(endpoint, hidden, body));

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

/** Parts that a reply omits: `rules` and `fields` everywhere, `late` only in records booked at `since` or later. */
interface Cut {
  readonly rules: readonly Hidden[];
  readonly fields: ReadonlySet<string>;
  readonly late: readonly Hidden[];
  readonly since: number;
}

/** Whether a field is hidden because its record was booked at `since` or later, or has no time. */
const isLate = ({ late, since }: Cut, value: Readonly<Record<string, unknown>>, key: string): boolean =>
  late.some(({ fields = [], at = [] }) => {
    if (!fields.includes(key)) return false;
    const moment = at.map((name) => value[name]).find((one) => typeof one === 'number');
    return moment === undefined || moment >= since;
  });

function without(value: unknown, name: string, cut: Cut): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { rules, fields } = cut;
  if (Array.isArray(value))
    return (value as readonly unknown[])
      .filter((one) => typeof one !== 'object' || one === null || !rules.some((rule) => isRow(rule, one)))
      .map((one) => without(one, name, cut));
  const unlisted = (key: string): boolean =>
    rules.some(({ unlisted: rule }) => rule?.of.includes(name) === true && !rule.except.includes(key));
  const own = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => !fields.has(key) && !unlisted(key) && !isLate(cut, own, key))
      .map(([key, part]) => [key, without(part, key, cut)]),
  );
}

/** Body of a request, and the time of the first booking of the day whose cashbox is counted blind, in Unix seconds. */
interface Reading {
  readonly body?: unknown;
  readonly since?: number | undefined;
}

/** A reply without what its reader may not see; the reply itself where nothing is hidden. */
export function seenReply<T>(
  endpoint: Hiding,
  reply: T,
  hidden: readonly Sight[],
  { body, since = Infinity }: Reading = {},
): T {
  const rules = applying(endpoint, hidden, body);
  const late = since === Infinity ? NO_RULES : (endpoint.hides ?? []).filter(({ at }) => at);
  if (rules.length === 0 && late.length === 0) return reply;
  return without(reply, '', { rules, fields: fieldsOf(rules), late, since }) as T;
}
