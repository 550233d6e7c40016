import { told } from '../collector';
import { countOutcomes, section, summaryOf, table } from '../summary';
import type { CountFile } from './count-sheet';
import type { CountPlan } from './plan-count';
import type { StockPlan } from './plan-stock';
import { money, type StockFile, type Total } from './stock-file';

const column = (text: string): string => text.padStart(12);

/** Totals in the file beside those of its rows, so that the user sees whether it is complete. */
const totals = (list: readonly Total[]): string[] =>
  section(
    `${column('file')} ${column('ours')} ${column('difference')}`,
    list.map(({ name, printed, ours }) =>
      [column(money(printed)), column(money(ours)), column(money(ours - printed)), ` ${name}`].join(' '),
    ),
  );

/** Result of a stock import for the user. */
export function stockSummary(file: StockFile, plan: StockPlan, dryRun: boolean): string {
  const paths = (items: readonly { path: readonly string[] }[]) => items.map(({ path }) => path);
  const sum = countOutcomes(paths(file.items), {
    created: paths(plan.created.map(({ item }) => item)),
    updated: paths(plan.updated),
    unchanged: paths(plan.unchanged),
    skipped: [...file.skipped, ...paths(plan.left)],
  });
  const linked = plan.created.filter(({ menu_id }) => menu_id !== null).length;
  const remarks = told(...file.remarks, linked > 0 && `New items linked with their dish of the menu: ${linked}.`);
  const all = `all stock items (new folders: ${plan.folders.length}, new barcodes: ${plan.barcodes.length})`;
  const defects = [...file.defects, ...plan.notices];
  return summaryOf({ ...file, remarks }, dryRun, [...table(sum, all), ...totals(file.totals)], defects);
}

/** Result of a stocktake import for the user. */
export function countSummary(file: CountFile, plan: CountPlan, dryRun: boolean): string {
  const done =
    plan.there === null
      ? `  The count "${file.name}": ${plan.lines.length} items, submitted. Approve it in the stock's stocktakes.`
      : `  Nothing: the count "${file.name}" (number ${plan.there}) says the same already.`;
  return summaryOf(file, dryRun, [done, ...totals(plan.totals)], plan.defects);
}
