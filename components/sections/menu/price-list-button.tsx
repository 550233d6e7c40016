'use client';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { headerAction } from '@/components/frame/header-action';
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
  const ways = (key: string, title: string, pdf: string, file: string, page: string): MenuGroup => ({
    key,
    title,
    entries: [
      { kind: 'link', key: 'pdf', label: pdf, icon: IconFileTypePdf, href: file, newTab: true },
      { kind: 'link', key: 'page', label: t('asPage'), icon: IconPrinter, href: page, newTab: true },
    ],
  });
  const list = (id: number, title: string): MenuGroup =>
    ways(String(id), title, t('asPdf'), `/api/menu/price-list.pdf?folder=${id}`, `/menu/print?folder=${id}`);
  const table = ways('table', t('table'), t('tablePdf'), `/api/print/menu${query}`, `/print/menu${query}`);
  const whole = list(0, t('printMenu'));
  const groups =
    folder === 0 ? [whole] : [list(folder, t('printFolder', { folder: folderName ?? String(folder) })), whole];
  return (
    <MenuButton groups={narrowing === undefined ? groups : [...groups, table]}>
      {(trigger) => (
        <Button
          {...trigger}
          {...headerAction(t('print'), IconPrinter, t(empty ? 'empty' : 'print'))}
          variant="subtle"
          color="gray"
          data-tight
          disabled={empty}
        />
      )}
    </MenuButton>
  );
}
