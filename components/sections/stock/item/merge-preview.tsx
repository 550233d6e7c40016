import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { useFresh } from '@/lib/api/use-fresh';
import { stockBarcodes, stockDependencies, type StockItemRow } from '@/lib/sections/stock/contract/stock';
import { priceInBaht } from '@/lib/domain/money';
import { bookMovement, heldOf } from '@/lib/domain/stock-ledger';
import { Preview } from './preview';
import { recipeCount } from './recipe-count';

/** Preview of a merge: quantity, average price, recipes and barcodes. */
export function MergePreview({ destination, source }: { destination: StockItemRow; source: StockItemRow }) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  const input = { body: { item_id: source.item_id } };
  const recipes = useFresh(stockDependencies, input);
  const barcodes = useFresh(stockBarcodes, input);
  const { quantity, value } = heldOf(source);
  const { after } = bookMovement(heldOf(destination), { kind: 'merge_in', quantity, amount: Math.abs(value) });
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
          after: words.written(after.quantity, destination),
          negative: after.quantity < 0,
        },
        {
          label: t('merge.average'),
          before: words.money(destination.stock_price),
          after: words.money(priceInBaht(after.price)),
        },
        { label: t('merge.recipes'), after: count(recipes, recipes.data && recipeCount(recipes.data)) },
        { label: t('merge.barcodes'), after: count(barcodes, barcodes.data?.items.length) },
      ]}
    />
  );
}
