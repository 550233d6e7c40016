import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { Alert } from '@/components/ui/alert';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';

interface MovedMeanwhileProps {
  /** Item as the dialog showed it before. */
  readonly before: StockItemRow;
  readonly now: StockItemRow;
}

/** Notice that an item changed while a booking was prepared, with what it holds now. Nothing was booked. */
export function MovedMeanwhile({ before, now }: MovedMeanwhileProps) {
  const t = useTranslations('stockItem.moved');
  const words = useMeasure();
  const [was, is] = [before, now].map((item) => words.written(item.quantity, item));
  return (
    <Alert role="alert" color="yellow" title={t('title')}>
      {was === is ? t('same') : t('text', { was: was ?? '', is: is ?? '' })}
    </Alert>
  );
}
