import { IconChevronRight, IconFolder, IconFolderOpen } from '@tabler/icons-react';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import type { TreeLine } from './flatten';
import classes from './folder-tree.module.css';

interface TreeItemProps {
  line: TreeLine;
  index: number;
  open: boolean;
  /** The one line that Tab reaches. */
  reachable: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One folder of the tree. A click on the arrow expands it, a click elsewhere opens it. */
export function TreeItem({ line, index, open, reachable, onOpen, onToggle, onFocus, onKeyDown }: TreeItemProps) {
  const { node, level, expanded } = line;
  const Icon = open ? IconFolderOpen : IconFolder;
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    onToggle();
  };
  return (
    <div
      role="treeitem"
      className={classes['item']}
      style={{ '--tree-level': level - 1 } as CSSProperties}
      data-line={index}
      data-muted={node.muted || undefined}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={expanded}
      aria-selected={open}
      tabIndex={reachable ? 0 : -1}
      title={node.name}
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden className={classes['arrow']} {...(expanded !== undefined && { onClick: toggle })}>
        {expanded !== undefined && <IconChevronRight size={14} data-expanded={expanded} />}
      </span>
      <Icon aria-hidden size={16} stroke={1.6} className={classes['icon']} />
      <span className={classes['name']}>{node.name}</span>
      {node.count !== undefined && (
        <span aria-hidden className={classes['count']}>
          {node.count}
        </span>
      )}
    </div>
  );
}
