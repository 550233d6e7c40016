'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/lib/api/call';
import { findBarcode } from '@/lib/contract/stock';
import { looksScanned } from './draft';
import type { Counting } from './use-counting';

/** What Enter in the search field does: a barcode opens its item, typed words open the first line that they leave. */
export function useScan(counting: Counting) {
  const t = useTranslations('stocktake.find');
  const [said, setSaid] = useState('');
  // The answer comes later: it opens a line over what is typed by then, not when it was asked for.
  const latest = useRef(counting);
  useEffect(() => {
    latest.current = counting;
  });
  const scan = async (barcode: string): Promise<void> => {
    const reply = await call(findBarcode, { body: { barcode } }).catch(() => null);
    const found = latest.current.all.find(({ line }) => line.item_id === reply?.item_id);
    if (!found) {
      setSaid(!reply ? t('offline') : reply.item_id === null ? t('unknown', { barcode }) : t('elsewhere'));
      return;
    }
    latest.current.setQuery('');
    setSaid(t('found', { name: found.line.name }));
    latest.current.open(found.line.item_id);
  };
  return {
    said,
    hush: () => setSaid(''),
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
