'use client';
import classes from './folder-name.module.css';
import { useRenameField } from './rename';

/** Folder name in the tree, or its rename field. */
export function FolderName({ id, name }: { id: number; name: string }) {
  return useRenameField(id, 'tree') ?? <span className={classes['name']}>{name}</span>;
}
