'use client';
import { IconScale } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { BrowseDialogs } from '@/components/browse/browse-dialogs';
import type { StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { removedStock } from '@/lib/sections/stock/contract/edit';
import { stockFolderForm } from '@/lib/forms/tree';
import { withoutNested } from '@/components/browse/below';
import { RemoveDialog } from '@/components/browse/remove-dialog';
import { idsOf } from '@/components/browse/use-browse-editor';
import { useMeasure } from '@/components/frame/use-measure';
import { Button } from '@/components/ui/button';
import { layout } from '@/components/ui/classes';
import { useFresh } from '@/lib/api/use-fresh';
import { stockRemoval } from '@/lib/sections/stock/contract/removal';
import { itemValue } from '@/lib/sections/stock/rules/views';
import { toBaht } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import type { StockEditor } from './use-stock-editor';

/** Items that the question names; the rest is a number. */
const NAMED = 3;

interface RemoveStockDialogProps {
  readonly editor: StockEditor;
  readonly rows: readonly StockRow[];
  /** Opens the write-off of an item, for users who may book one. */
  readonly onWriteOff: ((item: StockItemRow) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Asks before goods are removed: names what prevents it, or the quantity and value that would leave the books' sight, with
 * the way to write one item off. A legacy server does not say what prevents it and refuses instead.
 */
export function RemoveStockDialog({ editor, rows, onWriteOff, onClose }: RemoveStockDialogProps) {
  const t = useTranslations('stockEdit.confirm');
  const { formatMoney } = useFormats();
  const measure = useMeasure();
  const items = idsOf(withoutNested(rows, editor.browse.byId));
  const { data, error } = useFresh(stockRemoval, { body: { items } });
  const [only] = rows;
  const item = rows.length === 1 && only?.is_file ? only : undefined;

  const blockedBy = (): string | undefined => {
    if (!data) return error ? undefined : t('checking');
    if (data.blocking === 0) return undefined;
    const list = (names: readonly string[], count: number) => ({
      list: names.slice(0, NAMED).join(', '),
      more: count - Math.min(NAMED, names.length),
    });
    const names = data.used
      .slice(0, NAMED)
      .map(({ name, dishes, count, crafts = [], craft_count = 0, made_by = [] }) => {
        const why = [
          count > 0 && t('usedByDishes', list(dishes, count)),
          craft_count > 0 && t('usedByCrafts', list(crafts, craft_count)),
          made_by.length > 0 && t('madeBy', list(made_by, made_by.length)),
        ].filter((text) => text !== false);
        return t('usedItem', { name, why: why.join(', ') });
      });
    return t('used', { list: names.join('; '), more: data.blocking - names.length });
  };
  const goods = (): string | undefined => {
    if (item) {
      const value = itemValue(item);
      if (value === undefined || (item.quantity ?? 0) <= 0) return undefined;
      return t('holds', { quantity: measure.written(item.quantity, item), worth: formatMoney(toBaht(value)) });
    }
    const { holding = 0, worth } = data ?? {};
    if (holding === 0 || worth === undefined) return undefined;
    return t('hold', { count: holding, worth: formatMoney(worth) });
  };
  const blocked = blockedBy();
  const held = goods();
  return (
    <RemoveDialog editor={editor} rows={rows} onClose={onClose} blocked={blocked}>
      {held !== undefined && (
        <span className={layout.row}>
          <strong>{held}</strong>
          {item && onWriteOff && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconScale size={14} aria-hidden />}
              onClick={() => {
                onClose();
                onWriteOff(item);
              }}
            >
              {t('writeOff')}
            </Button>
          )}
        </span>
      )}
    </RemoveDialog>
  );
}

/** Small dialogs of the stock screen, one at a time, loaded on first use. */
export function StockDialogs(props: Pick<RemoveStockDialogProps, 'editor' | 'onWriteOff'>) {
  const { editor } = props;
  return (
    <BrowseDialogs
      editor={editor}
      dialog={editor.dialog}
      folderForm={stockFolderForm}
      listed={removedStock}
      removalOf={(rows, onClose) => <RemoveStockDialog {...props} rows={rows} onClose={onClose} />}
    />
  );
}
