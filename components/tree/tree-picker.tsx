'use client';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import { pathText, searchRows, type TreeRow } from '@/lib/domain/tree';
import type { FolderNode } from './flatten';
import { FolderTree } from './folder-tree';
import classes from './tree-picker.module.css';

/** Id of the root's line; 0 means no line. */
const ROOT = -1;

interface TreePickerProps<Row extends TreeRow> {
  label: string;
  placeholder: string;
  treeLabel: string;
  autoFocus?: boolean;
  /** First text of the search. */
  typed?: string;
  /** Rows of the tree, in order. */
  rows: readonly Row[];
  /** Rows by id with all of their ancestors. */
  byId: ReadonlyMap<number, Row>;
  /** Rows that can be chosen; other rows only lead to them. */
  chooses: 'files' | 'folders';
  /** Name of the root, if it can be chosen. */
  root?: string;
  /** Id of the chosen row; 0 is the root, or no file. */
  value: number;
  onChange: (id: number) => void;
  /** Shown when a query finds nothing. */
  none: string;
  /** Shown when there is nothing to choose from. */
  empty?: string;
}

/** Picker of a folder or file from a tree, or by name: a query lists matches with their paths. */
export function TreePicker<Row extends TreeRow>(props: TreePickerProps<Row>) {
  const { label, placeholder, treeLabel, autoFocus = false, rows, byId, root, value } = props;
  const { onChange, none, empty, typed = '' } = props;
  const filesOnly = props.chooses === 'files';
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typed);
  /** Folder opened on the way to a file. */
  const [visited, setVisited] = useState(0);
  const searching = query.trim() !== '';
  const found = useMemo(
    () => searchRows(filesOnly ? rows.filter(({ is_file }) => is_file) : rows, query),
    [filesOnly, rows, query],
  );
  const nodes = useMemo(() => {
    const matchName = (row: Row) =>
      row.is_file ? [row.name, pathText(byId, row.parent_id)].filter(Boolean).join(' · ') : pathText(byId, row.item_id);
    const nodeOf = ({ item_id: id, is_file: file }: Row, parent: number, name: string): FolderNode => {
      return { id, parent, name, file };
    };
    if (searching) return found.map((row) => nodeOf(row, 0, matchName(row)));
    const top = root === undefined ? 0 : ROOT;
    const tree = rows.map((row) => nodeOf(row, byId.has(row.parent_id) ? row.parent_id : top, row.name));
    return root === undefined ? tree : [{ id: ROOT, parent: 0, name: root }, ...tree];
  }, [searching, found, rows, byId, root]);

  // A single top folder starts open.
  const roots = nodes.filter(({ parent }) => parent === 0);
  const entry = !searching && roots.length === 1 ? (roots[0]?.id ?? 0) : 0;
  const choose = (id: number) => {
    const visit = filesOnly && byId.get(id)?.is_file !== true;
    setVisited(visit ? id : 0);
    if (!visit) onChange(id === ROOT ? 0 : id);
  };
  /** Chooses the first match. Without a query Enter belongs to the form, unless a file must be chosen. */
  const takeFirst = (): boolean => {
    const first = searching ? found[0] : undefined;
    if (first) choose(first.item_id);
    return first !== undefined || filesOnly;
  };
  // Scrolls the chosen row into view.
  useEffect(() => {
    box.current?.querySelector('[role="treeitem"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <TextInput
        label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={15} aria-hidden />}
        autoComplete="off"
        {...(autoFocus && { 'data-autofocus': true })}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') box.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
          else if (event.key !== 'Enter' || !takeFirst()) return;
          event.preventDefault();
        }}
      />
      <div className={cx(layout.panel, classes['tree'])}>
        {nodes.length > 0 ? (
          <FolderTree
            // The matches are another tree, which starts collapsed.
            key={searching ? 'found' : 'all'}
            label={treeLabel}
            nodes={nodes}
            open={visited || value || (root === undefined ? entry : ROOT)}
            onOpen={choose}
          />
        ) : (
          <p className={cx(layout.muted, layout.small, classes['none'])}>{searching ? none : (empty ?? none)}</p>
        )}
      </div>
    </div>
  );
}
