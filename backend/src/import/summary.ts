import type { Catalogue } from './catalogue';
import type { Defect } from './collector';
import type { Placed, Plan } from './plan';

/** Counts of rows in one folder by outcome. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}
const OUTCOMES = ['created', 'updated', 'unchanged', 'skipped'] as const;

type Paths = readonly (readonly string[])[];

/** Counts of rows by folder path and outcome, in the order of `all`; the path '' is the total. */
export function countOutcomes(all: Paths, outcomes: Readonly<Record<keyof Tally, Paths>>): Map<string, Tally> {
  const sum = new Map<string, Tally>();
  const of = (key: string) => {
    const known = sum.get(key) ?? { created: 0, updated: 0, unchanged: 0, skipped: 0 };
    sum.set(key, known);
    return known;
  };
  for (const path of all) of(path.join(' / '));
  for (const outcome of OUTCOMES) {
    for (const path of outcomes[outcome]) {
      of(path.join(' / '))[outcome]++;
      of('')[outcome]++;
    }
  }
  return sum;
}

/** Counts of a menu's rows by folder path and outcome, in the order of the file; the path '' is the total. */
export function tally({ dishes, skipped }: Catalogue, plan: Plan): Map<string, Tally> {
  const paths = (placed: readonly Placed[]) => placed.map(({ dish }) => dish.path);
  return countOutcomes(
    dishes.map(({ path }) => path),
    { created: paths(plan.created), updated: paths(plan.updated), unchanged: paths(plan.unchanged), skipped },
  );
}

export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

/** Notes on an import as a whole. */
export const goodToKnow = (remarks: readonly string[]): string[] =>
  section(
    'Good to know',
    remarks.map((remark) => `  ${remark}`),
  );
const defectList = (title: string, list: readonly Defect[], most: number): string[] =>
  section(`${title} (${list.length})`, [
    ...list.slice(0, most).map(({ line, text }) => `  line ${line}: ${text}`),
    ...(list.length > most ? [`  … and ${list.length - most} more`] : []),
  ]);

/** First line of what an import did, or would do. */
export const heading = (dryRun: boolean, done = 'Imported:'): string =>
  dryRun ? 'Dry run: nothing was written. A real run would do this:' : done;

/** Errors and notices, each by line. */
export function byLevel(defects: readonly Defect[]) {
  const sorted = defects.toSorted((a, b) => a.line - b.line);
  const of = (wanted: Defect['level']) => sorted.filter(({ level }) => level === wanted);
  return { errors: of('error'), notices: of('notice') };
}

/** Errors, then notices, by line. Lists at most `most` of each; the heading has the full count. */
export function problems(defects: readonly Defect[], what = 'these rows', most = Infinity): string[] {
  const { errors, notices } = byLevel(defects);
  return [
    ...defectList(`Errors: ${what} did not come in`, errors, most),
    ...defectList(`Notices: ${what} came in`, notices, most),
  ];
}

/** Outcomes by folder, total last. Counts precede folder names, whose width terminals render differently. */
export function table(sum: ReadonlyMap<string, Tally>, all: string): string[] {
  const row = (counts: Tally, name: string) =>
    `${OUTCOMES.map((outcome) => `${counts[outcome]}`.padStart(9)).join(' ')}  ${name}`;
  const total = sum.get('') ?? { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  return [
    `${OUTCOMES.map((outcome) => outcome.padStart(9)).join(' ')}  folder`,
    ...[...sum].filter(([path]) => path !== '').map(([path, counts]) => row(counts, path)),
    row(total, all),
  ];
}

interface About {
  readonly form: string;
  readonly rows: number;
  readonly source?: string;
  readonly remarks?: readonly string[];
}

/** Result of an import for the user: what was read, what was done, remarks and problems. */
export const summaryOf = (
  { form, rows, source, remarks = [] }: About,
  dryRun: boolean,
  done: readonly string[],
  defects: readonly Defect[],
): string =>
  [
    `${form}, ${rows} rows${source === undefined ? '' : `, known as ${source}`}`,
    heading(dryRun),
    '',
    ...done,
    ...goodToKnow(remarks),
    ...problems(defects),
    '',
  ].join('\n');

/** Result of a menu import for the user. */
export const menuSummary = (catalogue: Catalogue, plan: Plan, dryRun: boolean): string =>
  summaryOf(catalogue, dryRun, table(tally(catalogue, plan), `all dishes (new folders: ${plan.folders.length})`), [
    ...catalogue.defects,
    ...plan.notices,
  ]);
