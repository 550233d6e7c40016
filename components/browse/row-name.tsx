'use client';
import { IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { sizeOf, type BrowseRow } from './browse-row';
import { useRenameField } from './rename';
import classes from './row-name.module.css';
import { useWords } from './use-words';

/** Muted label of a row, e.g. "off" or "not in use". */
export const Mark = ({ children }: { children: ReactNode }) => (
  <span className={cx(layout.muted, layout.tiny, classes['mark'])}>{children}</span>
);

/** Name of a row or its rename input; for folders also the number of files. Marks follow the name. */
export function RowName({ row, children }: { row: BrowseRow; children?: ReactNode }) {
  const t = useWords();
  const field = useRenameField(row.item_id, 'list');
  const inside = t('inside', { count: sizeOf(row) });
  return (
    <span className={cx(layout.line, classes['cell'])}>
      {!row.is_file && <IconFolder size={16} stroke={1.6} className={classes['icon']} aria-label={t('folder')} />}
      {field ?? (
        <span className={classes['name']} data-folder={!row.is_file || undefined} title={row.name}>
          {row.name}
        </span>
      )}
      {!row.is_file && (
        <span className={cx(layout.muted, layout.tiny, classes['note'])} title={inside}>
          <span aria-hidden>{sizeOf(row)}</span>
          <VisuallyHidden>{inside}</VisuallyHidden>
        </span>
      )}
      {children}
    </span>
  );
}
