'use client';
import { IconArrowRight } from '@tabler/icons-react';
import type { MenuContent } from '@/components/ui/use-context-menu';
import type { BrowseRow } from './browse-row';
import { useEditWords } from './use-words';

/** Menu of a row for readers: open. */
export function useReaderMenu<Row extends BrowseRow>(open: (row: Row) => void) {
  const t = useEditWords();
  return (row: Row): MenuContent => ({
    label: t('actionsOf', { name: row.name }),
    groups: [
      {
        key: 'do',
        entries: [
          { kind: 'action', key: 'open', label: t('open'), icon: IconArrowRight, hint: 'Enter', run: () => open(row) },
        ],
      },
    ],
  });
}
