import { told } from './collector';
import { heading } from './summary';
import type { NotedImport, Undone } from './undo';

const time = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

/** All imports, one per line. */
export function pastSummary(list: readonly NotedImport[]): string {
  if (list.length === 0) return 'Nothing was imported yet.\n';
  const rows = list.map(
    ({ import_id, kind, file, source, imported_at, undone_at }) =>
      `${String(import_id).padStart(6)}  ${time(imported_at)}  ${kind.padEnd(6)}  ${file} (${source})${undone_at ? `, undone ${time(undone_at)}` : ''}`,
  );
  return ['number  time (UTC)        what    file', ...rows, ''].join('\n');
}

/** Summary of the undoing of an import, or of what it would do in a dry run. */
export function undoSummary({ noted, orders, removed, restored }: Undone, dryRun: boolean): string {
  return told(
    heading(dryRun, 'Undone:'),
    `  Import ${noted.import_id}, ${noted.kind} of ${noted.file || noted.source}, ${time(noted.imported_at)} UTC`,
    orders > 0 && `  Orders removed: ${orders}`,
    `  Entries of menu, stock and counts removed: ${removed}; as before again: ${restored}`,
    '',
  ).join('\n');
}
