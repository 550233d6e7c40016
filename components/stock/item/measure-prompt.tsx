'use client';
import { Button, Radio, Stack } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import dialogs from '@/components/form/dialogs.module.css';
import { useMeasure } from '@/components/measure/use-measure';
import { useFresh } from '@/lib/api/use-fresh';
import { stockDependencies, type StockItemRow } from '@/lib/contract/stock';
import { convertedPrice, convertedQuantity } from '@/lib/domain/measure-change';
import { toBaht, toSatang } from '@/lib/domain/money';
import { typedDecimals, typedNumber } from '@/lib/domain/typed-number';
import type { MeasureChange } from './item-draft';
import { InnerDialog } from './inner-dialog';
import { NumberField } from './number-field';
import { Preview } from './preview';

interface MeasurePromptProps {
  item: StockItemRow;
  /** Names of the old and the new measure. */
  from: string;
  to: string;
  toId: number;
  onCancel: () => void;
  onDecide: (change: MeasureChange) => void;
}

/** Asked when the measure is changed: recalculate the figures, or leave them as they are (specification part 1 §4). */
export function MeasurePrompt({ item, from, to, toId, onCancel, onDecide }: MeasurePromptProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const words = useMeasure();
  const [recalculate, setRecalculate] = useState(true);
  const [text, setText] = useState('1');
  const recipes = useFresh(stockDependencies, { body: { item_id: item.item_id } });
  const typed = typedNumber(text, locale);
  const factor = typed !== null && typed >= 1e-6 && typed <= 1e6 && typedDecimals(text, locale) <= 6 ? typed : null;
  const decide = () => {
    if (!recalculate) onDecide({ recalculate: false, factor: 1 });
    else if (factor !== null) onDecide({ recalculate: true, factor });
  };
  return (
    <InnerDialog title={t('measure.title', { from, to })} size={460} onClose={onCancel}>
      <div className={dialogs['form']}>
        <Radio.Group
          aria-label={t('measure.label')}
          value={recalculate ? 'yes' : 'no'}
          onChange={(value) => setRecalculate(value === 'yes')}
        >
          <Stack gap="xs">
            <Radio value="yes" label={t('measure.recalculate')} description={t('measure.recalculateText')} />
            <Radio value="no" label={t('measure.leave')} description={t('measure.leaveText')} />
          </Stack>
        </Radio.Group>
        {recalculate && (
          <>
            <NumberField
              label={t('measure.factor', { from, to })}
              unit={to}
              autoFocus
              value={text}
              error={factor === null && t('measure.factorWrong')}
              onChange={setText}
            />
            {factor !== null && (
              <Preview
                label={t('preview')}
                lines={[
                  {
                    label: t('fields.quantity'),
                    before: words.written(item.quantity, item),
                    after: words.written(convertedQuantity(item.quantity, factor), {
                      measure_id: toId,
                      measure_name: to,
                    }),
                    negative: item.quantity < 0,
                  },
                  {
                    label: t('fields.stock_price'),
                    before: `${words.money(item.stock_price)} / ${from}`,
                    after: `${words.money(toBaht(convertedPrice(toSatang(item.stock_price), factor)))} / ${to}`,
                  },
                  { label: t('measure.recipes'), after: recipes.error ? '—' : (recipes.data?.items.length ?? '…') },
                ]}
              />
            )}
          </>
        )}
        <div className={dialogs['foot']}>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button disabled={recalculate && factor === null} onClick={decide}>
            {t('measure.apply')}
          </Button>
        </div>
      </div>
    </InnerDialog>
  );
}
