'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { OfferedLink } from '@/components/sight/offers';
import type { CraftMove } from '@/lib/sections/stock/contract/cost-moves';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import classes from './cost-moves.module.css';
import { changeOf } from './moves';
import { usePercent } from './use-percent';

/** Crafts whose cost of one measure changed, each a link to the craft. */
export function CraftMoves({ crafts }: { crafts: readonly CraftMove[] }) {
  const t = useTranslations('stockAdd.moves');
  const words = useMeasure();
  const percent = usePercent();
  const cost = (baht: number, measure: string) => `${words.money(baht)} / ${words.name(measure)}`;
  return (
    <>
      <p className={classes['text']}>{t('crafts', { count: crafts.length })}</p>
      <table className={classes['table']} role="table" aria-label={t('craftsTitle')}>
        <thead role="rowgroup">
          <tr role="row">
            {(['craft', 'old', 'new', 'change'] as const).map((name) => (
              <th key={name} role="columnheader" scope="col" data-column={name === 'craft' ? 'dish' : name}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {crafts.map((row) => {
            const change = changeOf(row);
            return (
              <tr key={row.craft_id} role="row">
                <th role="rowheader" scope="row" data-column="dish">
                  <OfferedLink href={craftAddress(row)}>{row.name}</OfferedLink>
                </th>
                <td role="cell" data-column="old" data-label={t('old')}>
                  {cost(row.old_cost, row.measure_name)}
                </td>
                <td role="cell" data-column="new" data-label={t('new')}>
                  {cost(row.new_cost, row.measure_name)}
                </td>
                <td role="cell" data-column="change" data-label={t('change')} data-dearer={row.new_cost > row.old_cost}>
                  {change === null ? t('fresh') : percent(change, true)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
