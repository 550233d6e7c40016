import { IconChevronRight, IconDots, IconFolder, IconFolderOpen, IconPackage } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { asksForMenu, placeAt, placeBeside, type OpenMenu } from '@/components/ui/use-context-menu';
import type { TreeLine } from './flatten';
import classes from './folder-tree.module.css';

interface TreeItemProps {
  line: TreeLine;
  open: boolean;
  /** Whether Tab reaches this line; true for one line only. */
  reachable: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMenu: ((place: OpenMenu['place'], from: HTMLElement) => void) | undefined;
  draggable: boolean;
  /** Replaces the name. */
  name: ReactNode;
}

/** Folder of the tree. A click on the arrow expands it, a click elsewhere opens it. */
export function TreeItem(props: TreeItemProps) {
  const { line, open, reachable, onOpen, onToggle, onFocus, onKeyDown, onMenu } = props;
  const { node, level, expanded } = line;
  const Icon = node.file ? IconPackage : open ? IconFolderOpen : IconFolder;
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    // Keys in an input inside belong to the input.
    if (event.target !== event.currentTarget) return;
    if (!onMenu || !asksForMenu(event)) {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
    onMenu(placeBeside(event.currentTarget), event.currentTarget);
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onMenu?.(placeAt(event), event.currentTarget);
  };
  const pressDots = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    const item = event.currentTarget.parentElement;
    if (item) onMenu?.(placeBeside(event.currentTarget), item);
  };
  return (
    <div
      role="treeitem"
      className={cx(layout.line, layout.small, node.muted && layout.muted, classes['item'])}
      style={{ '--tree-level': level - 1 } as CSSProperties}
      data-line={node.id}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={expanded}
      aria-selected={open}
      tabIndex={reachable ? 0 : -1}
      title={node.name}
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={pressKey}
      onContextMenu={onMenu && openMenu}
      draggable={props.draggable || undefined}
    >
      <span aria-hidden className={classes['arrow']} {...(expanded !== undefined && { onClick: toggle })}>
        {expanded !== undefined && <IconChevronRight size={14} data-expanded={expanded} />}
      </span>
      <Icon aria-hidden size={16} stroke={1.6} className={classes['icon']} />
      {props.name ?? <span className={cx(layout.clip, classes['name'])}>{node.name}</span>}
      {node.count !== undefined && (
        <span aria-hidden className={cx(layout.muted, layout.tiny, layout.figures, classes['count'])}>
          {node.count}
        </span>
      )}
      {onMenu && (
        <span aria-hidden className={classes['dots']} data-menu-button onClick={pressDots}>
          <IconDots size={15} />
        </span>
      )}
    </div>
  );
}
