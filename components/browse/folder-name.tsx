'use client';
import classes from './folder-name.module.css';
import { useRenameField } from './rename';

/** A folder's name in the tree, or the field where it is being renamed. */
export function FolderName({ id, name }: { id: number; name: string }) {
  return useRenameField(id, 'tree') ?? <span className={classes['name']}>{name}</span>;
}
