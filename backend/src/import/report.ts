import type { Catalogue, Defect } from './catalogue';
import type { Plan } from './plan';

/** How many rows of one folder ended how. */
export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}
const OUTCOMES = ['created', 'updated', 'unchanged', 'skipped'] as const;

/** The outcome of every row by folder path, in the order of the file; under '' all together. */
export function tally(catalogue: Catalogue, plan: Plan): Map<string, Tally> {
  const sum = new Map<string, Tally>();
  const of = (key: string) => {
    const known = sum.get(key) ?? { created: 0, updated: 0, unchanged: 0, skipped: 0 };
    sum.set(key, known);
    return known;
  };
  for (const { path } of catalogue.dishes) of(path.join(' / '));
  const count = (path: readonly string[], outcome: keyof Tally) => {
    of(path.join(' / '))[outcome]++;
    of('')[outcome]++;
  };
  for (const outcome of ['created', 'updated', 'unchanged'] as const) {
    for (const { dish } of plan[outcome]) count(dish.path, outcome);
  }
  for (const path of catalogue.skipped) count(path, 'skipped');
  return sum;
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);

function defects(title: string, list: readonly Defect[]): string[] {
  return section(
    `${title} (${list.length})`,
    list.map(({ line, text }) => `  line ${line}: ${text}`),
  );
}

/** The result of an import for whoever ran it. Counts stand before folder names, whose width no terminal agrees on. */
export function report(catalogue: Catalogue, plan: Plan, dryRun: boolean): string {
  const sum = tally(catalogue, plan);
  const total = sum.get('') ?? { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  sum.delete('');
  const row = (counts: Tally, name: string) =>
    `${OUTCOMES.map((outcome) => `${counts[outcome]}`.padStart(9)).join(' ')}  ${name}`;
  const notices = catalogue.defects.filter(({ level }) => level === 'notice');
  const errors = catalogue.defects.filter(({ level }) => level === 'error');
  return [
    `${catalogue.form}, ${catalogue.rows} rows, known as ${catalogue.source}`,
    dryRun ? 'Dry run: nothing was written. A real run would do this:' : 'Imported:',
    '',
    `${OUTCOMES.map((outcome) => outcome.padStart(9)).join(' ')}  folder`,
    ...[...sum].map(([path, counts]) => row(counts, path)),
    row(total, `all dishes (new folders: ${plan.folders.length})`),
    ...section(
      'Good to know',
      catalogue.remarks.map((remark) => `  ${remark}`),
    ),
    ...defects('Errors: these rows did not come in', errors),
    ...defects('Notices: these rows came in', notices),
    '',
  ].join('\n');
}
