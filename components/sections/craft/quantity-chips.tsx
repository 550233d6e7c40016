'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { Button } from '@/components/ui/button';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { numberText } from '@/lib/domain/typed-number';
import { layout } from '@/components/ui/classes';

interface QuantityChipsProps {
  readonly craft: Craft;
  /** Called with the quantity as the reader would type it. */
  readonly onChoose: (quantity: string) => void;
}

/** Quantities to choose: that of the recipe, and all that the stock suffices for. */
export function QuantityChips({ craft, onChoose }: QuantityChipsProps) {
  const t = useTranslations('craft.add');
  const locale = useLocale();
  const measure = useMeasure();
  const { output_quantity: output, makeable_quantity: makeable, limiting_item: limiting } = craft;
  const most = makeable && makeable > 0 && makeable !== output ? makeable : undefined;
  const chip = (quantity: number, text: string, title?: string) => (
    <Button size="compact-sm" variant="default" title={title} onClick={() => onChoose(numberText(quantity, locale))}>
      {text}
    </Button>
  );
  return (
    <div className={layout.row}>
      {chip(output, t('recipe', { quantity: measure.written(output, craft.measure) }))}
      {most !== undefined &&
        chip(
          most,
          t('most', { quantity: measure.written(most, craft.measure) }),
          limiting ? t('limited', { name: limiting }) : undefined,
        )}
    </div>
  );
}
