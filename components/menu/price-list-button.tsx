'use client';
import { Button, Menu } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/browse/header-action.module.css';

interface PriceListButtonProps {
  /** Open folder; 0 is the whole menu. */
  readonly folder: number;
  readonly folderName: string | undefined;
}

/** Prints the open folder or the whole menu, as PDF or by the browser, in a new tab. */
export function PriceListButton({ folder, folderName }: PriceListButtonProps) {
  const t = useTranslations('priceList');
  const link = { component: 'a', target: '_blank', rel: 'noopener' } as const;
  const choices = (id: number, label: string) => (
    <>
      <Menu.Label>{label}</Menu.Label>
      <Menu.Item
        {...link}
        href={`/api/menu/price-list.pdf?folder=${id}`}
        leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
      >
        {t('asPdf')}
      </Menu.Item>
      <Menu.Item
        {...link}
        href={`/menu/print?folder=${id}`}
        leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
      >
        {t('asPage')}
      </Menu.Item>
    </>
  );
  return (
    <Menu position="bottom-end" portalProps={{ target: '#main' }}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes['button'] ?? ''}
          leftSection={<IconPrinter size={16} aria-hidden />}
          aria-label={t('print')}
          title={t('print')}
        >
          {t('print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {folder !== 0 && choices(folder, t('printFolder', { folder: folderName ?? String(folder) }))}
        {folder !== 0 && <Menu.Divider />}
        {choices(0, t('printMenu'))}
      </Menu.Dropdown>
    </Menu>
  );
}
