import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/measure/use-measure';
import { useFresh } from '@/lib/api/use-fresh';
import { stockBarcodes, stockDependencies, type StockItemRow } from '@/lib/contract/stock';
import { toBaht, toSatang } from '@/lib/domain/money';
import { bookMovement, valueOf } from '@/lib/domain/stock-ledger';
import { Preview } from './preview';
import { recipeCount } from './recipe-count';

/** Preview of a merge: quantity, average price, recipes and barcodes. */
export function MergePreview({ destination, source }: { destination: StockItemRow; source: StockItemRow }) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  const input = { body: { item_id: source.item_id } };
  const recipes = useFresh(stockDependencies, input);
  const barcodes = useFresh(stockBarcodes, input);
  const [held = 0, added = 0] = [destination.quantity, source.quantity];
  const booked = bookMovement(
    { quantity: held, price: toSatang(destination.stock_price ?? 0) },
    { kind: 'merge_in', quantity: added, amount: valueOf(added, toSatang(source.stock_price ?? 0)) },
  );
  const count = ({ error }: Pick<typeof recipes, 'error'>, known: number | undefined) => (error ? '—' : (known ?? '…'));
  return (
    <Preview
      label={t('preview')}
      lines={[
        { label: t('merge.gone'), after: `#${source.item_id} ${source.name}` },
        {
          label: t('merge.adds'),
          after: `${words.written(source.quantity, source)} × ${words.money(source.stock_price)}`,
        },
        {
          label: t('fields.quantity'),
          before: words.written(destination.quantity, destination),
          after: words.written(booked.quantity_after, destination),
          negative: booked.quantity_after < 0,
        },
        {
          label: t('merge.average'),
          before: words.money(destination.stock_price),
          after: words.money(toBaht(booked.price_after)),
        },
        { label: t('merge.recipes'), after: count(recipes, recipes.data && recipeCount(recipes.data)) },
        { label: t('merge.barcodes'), after: count(barcodes, barcodes.data?.items.length) },
      ]}
    />
  );
}
