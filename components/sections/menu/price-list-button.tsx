'use client';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import type { MenuGroup } from '@/components/ui/menu';
import { MenuButton } from '@/components/ui/menu-button';

interface PriceListButtonProps {
  /** Open folder; 0 is the whole menu. */
  readonly folder: number;
  readonly folderName: string | undefined;
  /** Folder and order of the list: `narrowingOf` its view. Without it only price lists are offered. */
  readonly narrowing?: string;
  /** Whether the menu holds nothing. */
  readonly empty?: boolean;
}

/** Prints the open folder or the whole menu as a price list, or the list, as PDF or by the browser, in a new tab. */
export function PriceListButton({ folder, folderName, narrowing, empty = false }: PriceListButtonProps) {
  const t = useTranslations('priceList');
  const query = narrowing && `?${narrowing}`;
  const table: MenuGroup = {
    key: 'table',
    title: t('table'),
    entries: [
      {
        kind: 'link',
        key: 'pdf',
        label: t('tablePdf'),
        icon: IconFileTypePdf,
        href: `/api/print/menu${query}`,
        newTab: true,
      },
      { kind: 'link', key: 'page', label: t('asPage'), icon: IconPrinter, href: `/print/menu${query}`, newTab: true },
    ],
  };
  const ways = (id: number, title: string): MenuGroup => ({
    key: String(id),
    title,
    entries: [
      {
        kind: 'link',
        key: 'pdf',
        label: t('asPdf'),
        icon: IconFileTypePdf,
        href: `/api/menu/price-list.pdf?folder=${id}`,
        newTab: true,
      },
      {
        kind: 'link',
        key: 'page',
        label: t('asPage'),
        icon: IconPrinter,
        href: `/menu/print?folder=${id}`,
        newTab: true,
      },
    ],
  });
  const whole = ways(0, t('printMenu'));
  const groups =
    folder === 0 ? [whole] : [ways(folder, t('printFolder', { folder: folderName ?? String(folder) })), whole];
  return (
    <MenuButton groups={narrowing === undefined ? groups : [...groups, table]}>
      {(trigger) => (
        <Button
          {...trigger}
          variant="subtle"
          color="gray"
          className={classes['button']}
          data-tight
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={empty}
          aria-label={t('print')}
          title={t(empty ? 'empty' : 'print')}
        >
          {t('print')}
        </Button>
      )}
    </MenuButton>
  );
}
