import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { useMeasure } from '@/components/frame/use-measure';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { toBaht } from '@/lib/domain/money';
import { packageKind } from '@/lib/sections/stock/rules/package';
import { addQuantity, bookMovement, heldOf } from '@/lib/domain/stock-ledger';
import { Preview } from './preview';

/** Preview of a write-off: quantity and value before and after; a negative quantity was found. */
export function WriteOffPreview({ item, quantity }: { item: StockItemRow; quantity: number | undefined }) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  if (quantity === undefined) return null;
  const after = addQuantity(item.quantity ?? 0, -quantity);
  const packed = item.package_quantity ?? 0;
  const count = packed > 0 ? Math.round((Math.abs(quantity) / packed) * 1000) / 1000 : 0;
  const worth = toBaht(bookMovement(heldOf(item), { kind: 'write_off', quantity: -quantity }).row.amount);
  return (
    <>
      <Preview
        label={t('preview')}
        lines={[
          {
            label: t('fields.quantity'),
            before: words.written(item.quantity, item),
            after: words.written(after, item),
            negative: after < 0,
          },
          ...(Number.isInteger(count) && count > 0
            ? [
                {
                  label: t('writeOff.packages'),
                  after: t('package', { kind: packageKind(item, packed), count, size: words.written(packed, item) }),
                },
              ]
            : []),
          { label: t(quantity < 0 ? 'writeOff.found' : 'writeOff.worth'), after: words.money(worth) },
        ]}
      />
      {quantity < 0 && <p className={dialogs['text']}>{t('writeOff.recharges')}</p>}
    </>
  );
}
