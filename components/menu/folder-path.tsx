'use client';
import { useTranslations } from 'next-intl';
import type { MenuRow } from '@/lib/contract/menu';
import classes from './folder-panel.module.css';

interface FolderPathProps {
  /** From the root down, the open folder last; empty at the root. */
  path: readonly MenuRow[];
  onOpen: (folder: number) => void;
}

/** The way to the open folder; every step but the last opens. */
export function FolderPath({ path, onOpen }: FolderPathProps) {
  const t = useTranslations('menu');
  const steps = [{ item_id: 0, name: t('root') }, ...path];
  return (
    <ol className={classes['path']} aria-label={t('path')}>
      {steps.map(({ item_id, name }, index) => (
        <li key={item_id} className={classes['step']}>
          {index === steps.length - 1 ? (
            <span aria-current="location" className={classes['here']} title={name}>
              {name}
            </span>
          ) : (
            <button type="button" className={classes['up']} title={name} onClick={() => onOpen(item_id)}>
              {name}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
