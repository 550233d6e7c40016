'use client';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { Facts } from '@/components/ui/facts';
import type { CraftBatch } from '@/lib/sections/craft/contract/batches';
import { formatPercent, formatTime } from '@/lib/domain/format';
import { remarkOf } from '@/lib/sections/craft/lists/batches';

/** Facts of a batch: when and by whom it was made, planned and real yield, loss, cost, use by. */
export function BatchFacts({ batch }: { readonly batch: CraftBatch }) {
  const words = useTranslations();
  const t = useTranslations('exports.batches');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const measure = useMeasure();
  const quantity = (value: number) => measure.written(value, batch.measure_name);
  const loss = `${quantity(batch.loss_quantity)} (${formatPercent(batch.loss_percent, locale)})`;
  const facts: (readonly [string, string])[] = [
    [t('batch_time'), formatTime(batch.batch_time, zone)],
    [t('user_name'), batch.user_name],
    [t('stock_name'), batch.stock_name],
    [t('planned_quantity'), quantity(batch.planned_quantity)],
    [t('quantity'), quantity(batch.quantity)],
    [t('loss_quantity'), batch.loss_quantity === 0 ? '' : loss],
    [t('reason'), batch.reason],
    [t('cost'), measure.money(batch.cost)],
    [t('unit_cost'), measure.money(batch.unit_cost)],
    [t('use_by'), batch.use_by === null ? '' : formatTime(batch.use_by, zone)],
    [t('remark'), remarkOf(batch, words)],
    [t('undone_time'), batch.undone_time === null ? '' : formatTime(batch.undone_time, zone)],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}
