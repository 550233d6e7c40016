'use client';
import { IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { QuestionDialog } from '@/components/form/question-dialog';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Tab, TabList, Tabs } from '@/components/ui/tabs';
import { Textarea } from '@/components/ui/textarea';
import { LOSS_CAUSES, type LossCause } from '@/lib/sections/stock/contract/loss-causes';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { packageKind } from '@/lib/sections/stock/rules/package';
import { heldOf } from '@/lib/domain/holding';
import { bookMovement } from '@/lib/domain/stock-ledger';
import { addQuantity } from '@/lib/domain/exact';
import { goesBelowZero } from '@/lib/sections/stock/rules/moves';
import { numberText } from '@/lib/domain/typed-number';
import { type LostItem, needsReason, writeOffForm } from '@/lib/sections/stock/forms/stock';
import { toBaht } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import classes from './fields.module.css';
import { MovedMeanwhile } from './moved-meanwhile';
import { readAgain } from './read-again';
import type { Lost } from './use-write-off-toast';
import { Preview, usePreviewLines } from './preview';

/** Preview of a write-off: quantity and value before and after; a negative quantity was found. */
function WriteOffPreview({ item, quantity }: { item: StockItemRow; quantity: number | undefined }) {
  const t = useTranslations('stockItem');
  const { formatBaht } = useFormats();
  const words = useMeasure();
  const line = usePreviewLines();
  if (quantity === undefined) return null;
  const after = addQuantity(item.quantity ?? 0, -quantity);
  const packed = item.package_quantity ?? 0;
  const count = packed > 0 ? Math.round((Math.abs(quantity) / packed) * 1000) / 1000 : 0;
  const worth = toBaht(bookMovement(heldOf(item), { kind: 'write_off', quantity: -quantity }).row.amount);
  return (
    <>
      <Preview
        lines={[
          line.quantity(t('fields.quantity'), item, item.quantity, after),
          ...(Number.isInteger(count) && count > 0
            ? [
                {
                  label: t('writeOff.packages'),
                  after: t('package', { kind: packageKind(item, packed), count, size: words.written(packed, item) }),
                },
              ]
            : []),
          { label: t(quantity < 0 ? 'writeOff.found' : 'writeOff.worth'), after: formatBaht(worth) },
        ]}
      />
      {quantity < 0 && <p>{t('writeOff.recharges')}</p>}
    </>
  );
}

interface CauseChipsProps {
  value: LossCause | null;
  onChange: (cause: LossCause | null) => void;
}

/** Causes of a loss. A second press on the chosen one clears it. */
function CauseChips({ value, onChange }: CauseChipsProps) {
  const t = useTranslations('lossCauses');
  const label = useTranslations('stockItem.writeOff')('cause');
  return (
    <div role="group" aria-label={label} className={layout.row}>
      {LOSS_CAUSES.map((cause) => (
        <Button
          key={cause}
          size="compact-sm"
          variant={value === cause ? 'filled' : 'default'}
          aria-pressed={value === cause}
          onClick={() => onChange(value === cause ? null : cause)}
        >
          {t(cause)}
        </Button>
      ))}
    </div>
  );
}

interface WriteOffDialogProps {
  item: StockItemRow;
  onDone: (done: Lost) => void;
  onClose: () => void;
}

/** Writes off a loss, or records a shortfall. Written off and remaining are two inputs for one quantity. */
export function WriteOffDialog({ item, onDone, onClose }: WriteOffDialogProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const causes = useTranslations('lossCauses');
  const words = useMeasure();
  const unit = words.name(item);
  const packed = item.package_quantity ?? null;
  const named = (row: StockItemRow): LostItem => ({
    ...row,
    causeNames: Object.fromEntries(LOSS_CAUSES.map((cause) => [cause, causes(cause)])) as LostItem['causeNames'],
  });
  const [record] = useState(() => named(item));
  const remains = (of: LostItem, gone: number | undefined) =>
    gone === undefined ? null : writeOffForm.fields.actual.show(addQuantity(of.quantity ?? 0, -gone), locale, of);
  return (
    <FormDialog
      form={writeOffForm}
      record={record}
      keep={item.item_id}
      reread={async () => named(await readAgain(item.item_id))}
      title={t('writeOff.title', { name: item.name })}
      size={480}
      submitLabel={({ draft: { type }, values: { quantity = 0 } }) =>
        t(`writeOff.${type === 2 ? 'submitShortfall' : quantity < 0 ? 'submitRecharge' : 'submit'}`)
      }
      asks={({ record: { quantity: held = 0 }, values: { quantity = 0 } }, { yes, no }) =>
        goesBelowZero(quantity, { quantity: held }) ? (
          <QuestionDialog
            title={t('writeOff.below.title')}
            submitLabel={t('writeOff.below.yes')}
            onSubmit={yes}
            onClose={no}
          >
            {t('writeOff.below.text', {
              held: words.written(held, item),
              after: words.written(addQuantity(held, -quantity), item),
            })}
          </QuestionDialog>
        ) : null
      }
      onDone={(reply, { quantity = 0, type }) =>
        onDone({ name: item.name, quantity, isShort: type === 2, item, id: reply?.stock_story_id })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <Tabs hasPanels={false} value={String(form.draft.type)} onChange={(type) => form.set({ type: Number(type) })}>
            <TabList aria-label={t('writeOff.tabs')} className={classes['kinds']}>
              <Tab value="1">{t('writeOff.lost')}</Tab>
              <Tab value="2">{t('writeOff.shortfall')}</Tab>
            </TabList>
          </Tabs>
          <p className={cx(layout.muted, layout.figures, classes['now'])}>
            {t('writeOff.current')}{' '}
            <strong data-negative={(form.record.quantity ?? 0) < 0 || undefined}>
              {words.written(form.record.quantity, item)}
            </strong>
          </p>
          <div className={classes['pair']}>
            <NumberField
              {...form.text('quantity')}
              unit={unit}
              autoFocus
              onChange={(event) => form.set({ quantity: event.currentTarget.value, actual: null })}
            />
            <NumberField
              label={t('writeOff.actual')}
              unit={unit}
              value={form.draft.actual ?? remains(form.record, form.values.quantity) ?? ''}
              error={form.shown['actual']}
              onChange={(event) => form.set({ actual: event.currentTarget.value })}
            />
          </div>
          {packed !== null && (
            <Button
              className={classes['package'] ?? ''}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() =>
                form.set({
                  quantity: numberText(addQuantity(Math.max(form.values.quantity ?? 0, 0), packed), locale),
                  actual: null,
                })
              }
            >
              {t('package', { kind: packageKind(item, packed), count: 1, size: words.written(packed, item) })}
            </Button>
          )}
          {(form.values.quantity ?? 0) >= 0 && <CauseChips {...form.value('cause')} />}
          <Textarea
            {...form.text('reason')}
            withAsterisk={needsReason(form.values)}
            aria-required={needsReason(form.values)}
            placeholder={t('writeOff.reasonHint')}
            minRows={2}
          />
          {form.settled && <MovedMeanwhile before={item} now={form.record} />}
          <WriteOffPreview item={form.record} quantity={form.values.quantity} />
        </>
      )}
    </FormDialog>
  );
}
