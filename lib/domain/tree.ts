import { searchText } from './search-text';
import { groupBy } from './group-by';
import { idsUp } from './ids-up';

/** Fields that the tree rules need of a menu or stock row. */
export interface TreeRow {
  readonly item_id: number;
  readonly parent_id: number;
  readonly name: string;
  readonly is_file: boolean;
}

export interface Sort<Key extends string = 'item_id' | 'name'> {
  readonly key: Key;
  readonly direction: 'asc' | 'desc';
}

/** Rows by id and by parent. */
export interface TreeIndex<Row extends TreeRow> {
  readonly byId: ReadonlyMap<number, Row>;
  readonly childrenOf: ReadonlyMap<number, readonly Row[]>;
}

/** Indexes a flat list. A row whose parent is missing moves to the root (0), so that it stays visible. */
export function indexTree<Row extends TreeRow>(rows: readonly Row[]): TreeIndex<Row> {
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  return { byId, childrenOf: groupBy(rows, (row) => (byId.has(row.parent_id) ? row.parent_id : 0)) };
}

/** Node of a nested tree; only folders have children. */
interface Nested<Node> {
  readonly is_file: boolean;
  readonly children?: readonly Node[];
}

/** All nodes of a nested tree, each folder before its contents. */
export const flatNodes = <Node extends Nested<Node>>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (node.children ? [node, ...flatNodes(node.children)] : node));

/** Number of files among these nodes and below them. */
export const filesBelow = <Node extends Nested<Node>>(nodes: readonly Node[]): number =>
  flatNodes(nodes).filter(({ is_file }) => is_file).length;

/** Folders first, then files, each sorted by the property. Returns a new array. */
export function sortRows<Row extends TreeRow>(rows: readonly Row[], sort: Sort, locale: string): Row[] {
  const names = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    if (a.is_file !== b.is_file) return a.is_file ? 1 : -1;
    const byName = sort.key === 'name' ? names.compare(a.name, b.name) : 0;
    return sign * (byName || a.item_id - b.item_id);
  });
}

/** Path from the root to the row, the row included; empty for the root (0) and unknown ids. */
export const pathTo = <Row extends Omit<TreeRow, 'name'>>(byId: ReadonlyMap<number, Row>, id: number): Row[] =>
  idsUp(id, (at) => byId.get(at)?.parent_id)
    .flatMap((at) => byId.get(at) ?? [])
    .toReversed();

/** Names on the path from the root to a row, separated by slashes; '' for the root (0). */
export const pathText = (byId: ReadonlyMap<number, TreeRow>, id: number): string =>
  pathTo(byId, id)
    .map(({ name }) => name)
    .join(' / ');

/** Folders of a tree, for choosing one. */
export interface FolderIndex<Row extends TreeRow = TreeRow> {
  readonly byId: ReadonlyMap<number, Row>;
  readonly folders: readonly Row[];
  /** Path of a folder as text; empty for the root (0). */
  readonly pathOf: (folder: number) => string;
}

/** Indexes the folders of a flat list. */
export function indexFolders<Row extends TreeRow>(rows: readonly Row[]): FolderIndex<Row> {
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  return {
    byId,
    folders: rows.filter(({ is_file }) => !is_file),
    pathOf: (folder) => pathText(byId, folder),
  };
}

const wordsOf = (query: string): string[] => searchText(query).split(/\s+/).filter(Boolean);

const rank = (row: TreeRow, words: readonly string[], asId: string): number => {
  const id = String(row.item_id);
  if (id === asId) return 0;
  const name = searchText(row.name);
  if (!words.every((word) => name.includes(word))) return id.startsWith(asId) ? 3 : Infinity;
  return name.startsWith(words[0] ?? '') ? 1 : 2;
};

/** Matching rows: the exact id, names that begin with the query, names that contain it, ids that begin with it. */
export function searchRows<Row extends TreeRow>(rows: readonly Row[], query: string, limit = 50): Row[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const asId = query.trim();
  const hits: { row: Row; rank: number }[] = [];
  for (const row of rows) {
    const hit = { row, rank: rank(row, words, asId) };
    if (hit.rank < Infinity) hits.push(hit);
  }
  return hits
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((hit) => hit.row);
}

/** Splits a text into pieces. `match` marks the pieces that match the query. */
export function highlight(text: string, query: string): { text: string; match: boolean }[] {
  const folded = searchText(text);
  // Plain letters can change the length of a text and shift every later position.
  if (folded.length !== text.length) return [{ text, match: false }];
  const matched = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      matched.fill(true, at, at + word.length);
    }
  }
  const pieces: { text: string; match: boolean }[] = [];
  [...matched.entries()].forEach(([at, match]) => {
    const last = pieces.at(-1);
    if (last?.match === match) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), match });
  });
  return pieces;
}
