'use client';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { MenuContent } from '@/components/ui/use-context-menu';
import type { MenuRow } from '@/lib/contract/menu';

/** What somebody who may only read can do with a row: open it. */
export function useReaderMenu(open: (row: MenuRow) => void) {
  const t = useTranslations('menuEdit');
  return (row: MenuRow): MenuContent => ({
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
