'use client';
import { useTranslations } from 'next-intl';
import { FileFailed } from '@/components/list/file-failed';
import type { Problem } from '@/lib/contract/problem';

/** Content of the tab whose price list failed. */
export function PriceListFailed({ folder, problem }: { readonly folder: number; readonly problem: Problem }) {
  const t = useTranslations('priceList');
  return (
    <FileFailed
      file={`/api/menu/price-list.pdf?folder=${folder}`}
      back={`/menu?folder=${folder}`}
      problem={problem}
      title={t('failed')}
      backLabel={t('backToMenu')}
    />
  );
}
