'use client';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ContextMenu } from '@/components/ui/context-menu';
import { useContextMenu, type MenuContent } from '@/components/ui/use-context-menu';
import { useDragItems, type DragItems } from '@/components/ui/use-drag-items';
import { withItem } from '@/lib/domain/sets';
import { pathIds, visibleLines, type FolderNode } from './flatten';
import classes from './folder-tree.module.css';
import { TreeItem } from './tree-item';
import { useTreeKeys } from './use-tree-keys';

interface FolderTreeProps {
  readonly label: string;
  readonly nodes: readonly FolderNode[];
  /** Open folder; 0 is the root, which the tree does not show. */
  readonly open: number;
  readonly onOpen: (id: number) => void;
  /** Menu by right click, menu key, or the line's button. */
  readonly menuOf?: ((id: number) => MenuContent) | undefined;
  /** Dragging of folders, by their ids. */
  readonly drag?: DragItems | undefined;
  /** Replaces a folder's name; undefined keeps it. */
  readonly renderName?: (node: FolderNode) => ReactNode;
}

/** Expanded folders: those expanded by hand, and the path to a folder when it opens. */
function useExpanded(nodes: readonly FolderNode[], open: number) {
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => pathIds(byId, open));
  const [followed, setFollowed] = useState({ open, known: byId.has(open) });
  const known = byId.has(open);
  if (followed.open !== open || followed.known !== known) {
    setFollowed({ open, known });
    setExpanded(new Set([...expanded, ...pathIds(byId, open)]));
  }
  const setOne = (id: number, isExpanded: boolean) => setExpanded(withItem(expanded, id, isExpanded));
  return { expanded, setOne };
}

/** Folders as an ARIA tree. Renders only expanded folders; the path to the open one is always expanded. */
export function FolderTree({ label, nodes, open, onOpen, menuOf, drag, renderName }: FolderTreeProps) {
  const root = useRef<HTMLDivElement>(null);
  const { expanded, setOne } = useExpanded(nodes, open);
  const lines = useMemo(() => visibleLines(nodes, expanded), [nodes, expanded]);
  const [focused, setFocused] = useState<number | null>(null);
  const reachable = [focused, open].find((id) => lines.some(({ node }) => node.id === id)) ?? lines[0]?.node.id;

  const menu = useContextMenu();
  const dragging = useDragItems('[data-line]', ({ dataset }) => Number(dataset['line']), drag);
  const onKeyDown = useTreeKeys({
    lines,
    focus: (id) => root.current?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus(),
    expand: setOne,
    open: onOpen,
  });

  return (
    <>
      <div
        role="tree"
        aria-label={label}
        className={classes['tree']}
        ref={root}
        // Tab enters the tree at the open folder again.
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(null)}
        {...dragging}
      >
        {lines.map((line, index) => (
          <TreeItem
            key={line.node.id}
            line={line}
            open={line.node.id === open}
            reachable={line.node.id === reachable}
            onOpen={() => onOpen(line.node.id)}
            onToggle={() => setOne(line.node.id, !line.expanded)}
            onFocus={() => setFocused(line.node.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onMenu={menuOf && ((place, from) => menu.open(menuOf(line.node.id), place, from))}
            draggable={drag !== undefined}
            name={renderName?.(line.node)}
          />
        ))}
      </div>
      {menu.menu && <ContextMenu key={menu.menu.serial} menu={menu.menu} onClose={menu.close} />}
    </>
  );
}
