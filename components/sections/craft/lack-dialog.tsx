'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useMeasure } from '@/components/frame/use-measure';
import { SmallTable, type SmallColumn } from '@/components/table/small-table';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { craftIngredients, type LackItem } from '@/lib/sections/craft/contract/craft';
import { countedDecimals } from '@/lib/domain/measure';
import { addQuantity } from '@/lib/domain/exact';
import { useFormats } from '@/components/frame/use-formats';
import type { Batch, Lacking } from './use-batch';

interface LackDialogProps {
  readonly batch: Pick<Batch, 'force' | 'cancel'>;
  readonly lacking: Lacking;
}

/** Lists the ingredients that a batch lacks, and asks whether to make it anyway. */
export function LackDialog({ batch, lacking: { body, items } }: LackDialogProps) {
  const t = useTranslations('craft.lack');
  const { formatQuantity } = useFormats();
  const measure = useMeasure();
  // The reply names no measures.
  const { data: recipe } = useEndpoint(craftIngredients, { body: { craft_id: body.craft_id } });
  const written = ({ item_id }: LackItem, quantity = 0) => {
    const line = recipe?.items.find((one) => one.item_id === item_id);
    return line ? measure.written(quantity, line.measure_name) : formatQuantity(quantity, countedDecimals(quantity));
  };
  const columns: readonly SmallColumn<LackItem>[] = [
    { key: 'name', label: t('name'), cell: ({ name }) => name },
    { key: 'id', label: t('id'), wideOnly: true, cell: ({ item_id }) => item_id },
    { key: 'required', label: t('required'), cell: (item) => written(item, item.required_quantity) },
    { key: 'available', label: t('available'), cell: (item) => written(item, item.available_quantity) },
    {
      key: 'short',
      label: t('short'),
      wideOnly: true,
      cell: (item) => written(item, addQuantity(item.required_quantity, -(item.available_quantity ?? 0))),
    },
  ];
  return (
    <QuestionDialog
      title={t(items.length > 0 ? 'title' : 'closedTitle')}
      size={620}
      submitLabel={t('submit')}
      explains
      onSubmit={batch.force}
      onClose={batch.cancel}
    >
      <p>{t(items.length > 0 ? 'text' : 'closed')}</p>
      {items.length > 0 && (
        <SmallTable label={t('title')} columns={columns} rows={items} keyOf={({ item_id }) => item_id} />
      )}
    </QuestionDialog>
  );
}
