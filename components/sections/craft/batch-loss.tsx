'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import { addQuantity } from '@/lib/domain/exact';
import { useFormats } from '@/components/frame/use-formats';
import classes from './batch.module.css';

interface BatchLossProps {
  readonly craft: Craft;
  readonly planned: number;
  readonly real: number;
}

/** Difference between a batch and its plan, as a quantity and in percent. */
export function BatchLoss({ craft, planned, real }: BatchLossProps) {
  const t = useTranslations('craft.add');
  const { formatPercent } = useFormats();
  const measure = useMeasure();
  const loss = addQuantity(planned, -real);
  const figures = {
    quantity: measure.written(Math.abs(loss), craft.measure),
    percent: formatPercent((100 * Math.abs(loss)) / planned, PERCENT_DECIMALS),
  };
  return (
    <p className={cx(layout.muted, classes['loss'])} data-loss={loss > 0 || undefined} role="status">
      {t(loss > 0 ? 'loss' : 'gain', figures)}
    </p>
  );
}
