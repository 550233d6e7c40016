'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { OfferedLink } from '@/components/sight/offers';
import type { MadeFrom as Maker } from '@/lib/sections/stock/contract/stock';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import classes from './dependencies-dialog.module.css';

/** Crafts that make an item: a link to each, its recipe, and the cost of one measure. */
export function MadeFrom({ makers }: { makers: readonly Maker[] }) {
  const t = useTranslations('stockStory.dependencies');
  const words = useMeasure();
  return (
    <dl className={classes['made']}>
      <dt>{t('madeFrom')}</dt>
      {makers.map((maker) => {
        const { craft_id, name, ingredients, output_quantity, measure_name, prime_cost } = maker;
        const parts = ingredients.map((part) => `${part.name} ${words.written(part.quantity, part.measure_name)}`);
        return (
          <dd key={craft_id}>
            <OfferedLink href={craftAddress(maker)} className={classes['dish']} prefetch={false}>
              {name}
            </OfferedLink>{' '}
            {parts.length === 0 ? t('noIngredients') : parts.join(', ')}
            {output_quantity > 0 &&
              ` → ${words.written(output_quantity, measure_name)}, ${t('perMeasure', { cost: words.money(prime_cost), measure: words.name(measure_name) })}`}
          </dd>
        );
      })}
    </dl>
  );
}
