import { parsedJson } from '@/lib/domain/parsed-json';
import type { Portrait } from './question';

/** First difference of two texts: where it is, and both texts from there. */
interface Difference {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** First different field of two JSON values. */
function fieldOf(before: unknown, after: unknown, place = ''): Difference | undefined {
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after))
    return before === after ? undefined : { place: place || 'reply', before: written(before), after: written(after) };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const step = Array.isArray(before) ? `${place}[${key}]` : `${place}${place && '.'}${key}`;
    const found = fieldOf(before[key], after[key], step);
    if (found) return found;
  }
  return undefined;
}

/** Shown characters before a difference. */
const LEAD = 30;

function differenceOf(before: string, after: string): Difference {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  const index = at < 0 ? old.length : at;
  const [was = 'nothing', is = 'nothing'] = [old[index], now[index]];
  const same = was.split('').findIndex((sign, place) => sign !== is[place]);
  const cut = (text: string): string => (same > LEAD ? `…${text.slice(same - LEAD)}` : text);
  return { place: `line ${index + 1}`, before: cut(was), after: cut(is) };
}

/** First difference of two unequal texts. */
function firstDifference(before: string, after: string): Difference {
  const [old, now] = [parsedJson(before), parsedJson(after)];
  return (isNode(old) && isNode(now) ? fieldOf(old, now) : undefined) ?? differenceOf(before, after);
}

/** Differences of a subject's variants; variants with the same difference are listed together. */
export interface Found {
  readonly kind: string;
  readonly subject: string;
  readonly variants: readonly string[];
  /** Undefined if one side lacks it. */
  readonly difference?: Difference;
  readonly only?: 'here' | 'there';
}

/** Keys of two records, in the order of the second. */
const keysOf = (before: object = {}, after: object = {}): string[] => [
  ...new Set([...Object.keys(after), ...Object.keys(before)]),
];

function compareSubject(kind: string, subject: string, before: Portrait, after: Portrait): Found[] {
  const [old, now] = [before[kind]?.[subject], after[kind]?.[subject]];
  const found = new Map<string, { variants: string[]; rest: Pick<Found, 'difference' | 'only'> }>();
  for (const variant of keysOf(old, now)) {
    const [a, b] = [old?.[variant], now?.[variant]];
    if (a === b) continue;
    const rest =
      a === undefined || b === undefined
        ? ({ only: a === undefined ? 'here' : 'there' } as const)
        : { difference: firstDifference(a, b) };
    const key = JSON.stringify(rest);
    const same = found.get(key) ?? { variants: [], rest };
    found.set(key, { rest, variants: [...same.variants, variant] });
  }
  return [...found.values()].map(({ variants, rest }) => ({ kind, subject, variants, ...rest }));
}

/** All differences between two portraits. */
export const differencesOf = (before: Portrait, after: Portrait): Found[] =>
  keysOf(before, after).flatMap((kind) =>
    keysOf(before[kind], after[kind]).flatMap((subject) => compareSubject(kind, subject, before, after)),
  );

/** Printed characters of a value. */
const MOST = 100;

const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

function lineOf({ variants, difference, only }: Found): string {
  const who = variants.filter(Boolean).join(', ');
  const what = difference
    ? `${difference.place}: ${short(difference.before)} → ${short(difference.after)}`
    : `only ${only}`;
  return `    ${who && `${who}: `}${what}`;
}

/** Text of the differences by kind and subject. Before is the other commit, after is this checkout. */
export function reportOf(found: readonly Found[]): string {
  if (found.length === 0) return 'No difference.';
  const lines: string[] = [];
  let [kind, subject] = ['', ''];
  for (const one of found) {
    if (one.kind !== kind) lines.push(one.kind);
    if (one.kind !== kind || one.subject !== subject) lines.push(`  ${one.subject}`);
    [kind, subject] = [one.kind, one.subject];
    lines.push(lineOf(one));
  }
  return lines.join('\n');
}
