'use client';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import classes from './price-list-page.module.css';

/** Opens the print dialog once the page is there, and again by hand; is not printed itself. */
export function PriceListToolbar({ folder }: { readonly folder: number }) {
  const t = useTranslations('priceList');
  useEffect(() => {
    let closed = false;
    // Without the fonts the lines would break elsewhere than on paper.
    void document.fonts.ready.then(() => {
      if (!closed) window.print();
    });
    return () => {
      closed = true;
    };
  }, []);
  return (
    <nav className={classes['toolbar']} aria-label={t('print')}>
      <Button component="a" href={`/menu?folder=${folder}`} variant="default" size="xs">
        {t('backToMenu')}
      </Button>
      <Button size="xs" leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </nav>
  );
}
