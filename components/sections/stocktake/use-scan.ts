'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/api/call';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { looksScanned } from './draft';
import type { Counting } from './use-counting';

/** Enter in the search field: a barcode opens its item, other text opens the first match. */
export function useScan(counting: Counting) {
  const t = useTranslations('stocktake.find');
  const [message, setMessage] = useState('');
  // A lookup answers later and must see the current input.
  const latest = useRef(counting);
  useEffect(() => {
    latest.current = counting;
  });
  const scan = async (barcode: string): Promise<void> => {
    const reply = await call(findBarcode, { body: { barcode } }).catch(() => null);
    const found = latest.current.all.find(({ line }) => line.item_id === reply?.item_id);
    if (!found) {
      setMessage(!reply ? t('offline') : reply.item_id === null ? t('unknown', { barcode }) : t('elsewhere'));
      return;
    }
    latest.current.setQuery('');
    setMessage(t('found', { name: found.line.name }));
    latest.current.open(found.line.item_id);
  };
  return {
    message,
    dismiss: () => setMessage(''),
    scan,
    submit: () => {
      const text = counting.query.trim();
      if (text === '') return;
      const first = counting.visible[0];
      if (looksScanned(text) || !first) void scan(text);
      else counting.open(first.line.item_id);
    },
  };
}
export type Scan = ReturnType<typeof useScan>;
