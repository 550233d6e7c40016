'use client';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/browse/header-action.module.css';
import { Button } from '@/components/ui/button';
import type { MenuGroup } from '@/components/ui/menu';
import { MenuButton } from '@/components/ui/menu-button';

interface PriceListButtonProps {
  /** Open folder; 0 is the whole menu. */
  readonly folder: number;
  readonly folderName: string | undefined;
}

/** Prints the open folder or the whole menu, as PDF or by the browser, in a new tab. */
export function PriceListButton({ folder, folderName }: PriceListButtonProps) {
  const t = useTranslations('priceList');
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
    <MenuButton groups={groups}>
      {(trigger) => (
        <Button
          {...trigger}
          variant="subtle"
          color="gray"
          className={classes['button']}
          leftSection={<IconPrinter size={16} aria-hidden />}
          aria-label={t('print')}
          title={t('print')}
        >
          {t('print')}
        </Button>
      )}
    </MenuButton>
  );
}
