import { indexTree, pathText, sortRows, type Sort, type TreeRow } from '@/lib/domain/tree';
import { namePart } from './name-part';
import { columnsIn, type ListColumn, type Read, type Words } from './list';

/** Place of a row in its tree: its level below the open folder, from 0, and the names of the folders above it. */
export interface Placed {
  readonly level?: number;
  readonly folder?: string;
}

/** The open folder (0 is the root) and the order within each folder. */
interface Opened {
  readonly folder: number;
  readonly sort: Sort<string> | undefined;
}

const orderOf = (sort: Sort<string> | undefined): Sort => ({
  key: sort?.key === 'name' ? 'name' : 'item_id',
  direction: sort?.direction ?? 'asc',
});

/** The files that a flat list holds, with the names of the folders above them. */
export function flatRows<Row extends TreeRow>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
  sort: Sort<string> | undefined,
  locale: string,
): (Row & Placed)[] {
  const { byId } = indexTree(rows);
  const found = rows.filter((row) => row.is_file && holds(row));
  return sortRows(found, orderOf(sort), locale).map((row) => ({
    ...row,
    level: 0,
    folder: pathText(byId, row.parent_id),
  }));
}

/** Everything below the open folder, folders before their contents, as on the screen. An unknown folder is the root. */
export function treeRows<Row extends TreeRow>(
  rows: readonly Row[],
  { folder, sort }: Opened,
  locale: string,
): (Row & Placed)[] {
  const { byId, childrenOf } = indexTree(rows);
  const order = orderOf(sort);
  const found: (Row & Placed)[] = [];
  const visit = (id: number, level: number, above: string): void => {
    for (const row of sortRows(childrenOf.get(id) ?? [], order, locale)) {
      found.push({ ...row, level, folder: above });
      if (!row.is_file) visit(row.item_id, level + 1, above ? `${above} / ${row.name}` : row.name);
    }
  };
  visit(byId.get(folder)?.is_file === false ? folder : 0, 0, '');
  return found;
}

/** Columns of a tree that only files have: folder, level and status. Paper indents names instead. */
export const fileColumns = <Row>(statusOf: NonNullable<ListColumn<Row>['value']>): readonly ListColumn<Row>[] =>
  columnsIn<Row>('exports.tree', {
    folder: { kind: 'text', width: 170, fileOnly: true },
    level: { kind: 'count', width: 60, fileOnly: true },
    status: { kind: 'text', width: 80, fileOnly: true, value: statusOf },
  });

const folderOf = (rows: readonly TreeRow[], folder: number): TreeRow | undefined =>
  rows.find(({ item_id, is_file }) => item_id === folder && !is_file);

/** The open folder in words; nothing for the root. */
export function folderWords(rows: readonly TreeRow[], folder: number, words: Words): string[] {
  const found = folderOf(rows, folder);
  return found ? [words('exports.tree.of', { folder: found.name })] : [];
}

interface TreeReply<Row = TreeRow> {
  readonly rows: readonly Row[];
}

/** Traits of a list of a tree, whose reply has all rows. */
export const treeTraits = {
  counts: ['all'],
  most: 1_000_000,
  sort: { key: 'item_id', direction: 'asc' },
  input: () => ({}),
  rows: <Row>({ rows }: TreeReply<Row>) => rows,
  total: ({ rows }: TreeReply<unknown>) => rows.length,
  keyOf: ({ item_id }: TreeRow) => item_id,
  isStrong: ({ is_file }: TreeRow) => !is_file,
  levelOf: ({ level = 0 }: Placed) => level,
  named: ({ folder }: { readonly folder: number }, _words: Words, _read: Read, { rows }: TreeReply) => {
    const found = folderOf(rows, folder);
    return found ? [namePart('folder', folder, found.name)] : [];
  },
} as const;
