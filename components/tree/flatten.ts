import { groupBy } from '@/lib/domain/group-by';

/** Folder of any kind; `parent` 0 is the root. */
export interface FolderNode {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly count?: number;
  readonly muted?: boolean;
  /** Marks a file, in trees that contain files. */
  readonly file?: boolean;
}

/** Visible line of a tree, with its ARIA position. */
export interface TreeLine {
  readonly node: FolderNode;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Undefined without children. */
  readonly expanded?: boolean;
}

/** Ids of a folder and its ancestors. */
export function pathIds(nodes: ReadonlyMap<number, FolderNode>, id: number): Set<number> {
  const path = new Set<number>();
  for (let node = nodes.get(id); node && !path.has(node.id); node = nodes.get(node.parent)) path.add(node.id);
  return path;
}

/** Visible lines: top folders and the content of expanded ones. */
export function visibleLines(nodes: readonly FolderNode[], expanded: ReadonlySet<number>): TreeLine[] {
  const childrenOf = groupBy(nodes, (node) => node.parent);
  const lines: TreeLine[] = [];
  const add = (parent: number, level: number) => {
    const siblings = childrenOf.get(parent) ?? [];
    siblings.forEach((node, index) => {
      const open = childrenOf.has(node.id) ? expanded.has(node.id) : undefined;
      const place = { node, level, position: index + 1, siblings: siblings.length };
      lines.push(open === undefined ? place : { ...place, expanded: open });
      if (open) add(node.id, level + 1);
    });
  };
  add(0, 1);
  return lines;
}
