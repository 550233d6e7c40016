'use client';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '@/components/form/dialogs.module.css';
import type { FolderNode } from './flatten';
import { FolderTree } from './folder-tree';

interface TreeSearchProps {
  label: string;
  placeholder: string;
  treeLabel: string;
  autoFocus?: boolean;
  query: string;
  setQuery: (query: string) => void;
  /** All there is, or with a query what it finds. */
  nodes: readonly FolderNode[];
  open: number;
  onOpen: (id: number) => void;
  /** Said where there are no nodes. */
  none: string;
  /** What Enter takes in the field; null leaves Enter to the form. */
  onEnter: (() => void) | null;
}

/** Chooses from a tree, or by name. About seven lines are in sight. */
export function TreeSearch({ label, placeholder, treeLabel, query, setQuery, nodes, none, ...more }: TreeSearchProps) {
  const { open, onOpen, onEnter, autoFocus = false } = more;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={classes['picker']} ref={box}>
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
          else if (event.key === 'Enter' && onEnter) onEnter();
          else return;
          event.preventDefault();
        }}
      />
      <div className={classes['tree']}>
        {nodes.length > 0 ? (
          <FolderTree
            // What is found is another tree: it begins with nothing expanded.
            key={query.trim() === '' ? 'all' : 'found'}
            label={treeLabel}
            nodes={nodes}
            open={open}
            onOpen={onOpen}
          />
        ) : (
          <p className={classes['none']}>{none}</p>
        )}
      </div>
    </div>
  );
}
