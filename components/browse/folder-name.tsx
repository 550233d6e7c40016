'use client';
import { cx, layout } from '@/components/ui/classes';
import classes from './folder-name.module.css';
import { useRenameField } from './rename';

/** Folder name in the tree, or its rename field. */
export function FolderName({ id, name }: { id: number; name: string }) {
  return useRenameField(id, 'tree') ?? <span className={cx(layout.clip, classes['name'])}>{name}</span>;
}
