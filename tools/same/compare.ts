import { firstDifference, type Difference } from './difference';
import type { Portrait } from './question';

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
