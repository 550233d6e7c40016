'use client';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { SearchBox } from '@/components/ui/search-box';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { searchRows } from '@/lib/domain/tree';
import { itemsNamed } from '@/lib/sections/stock/forms/delivery-entry';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { Marked } from '@/components/tree/marked';
import { cx, layout } from '@/components/ui/classes';
import classes from './item-search.module.css';

/** Option of the item search: name, folder and quantity in stock. */
function ItemContent({ row, path, query }: { row: StockItemRow; path: string; query: string }) {
  const t = useTranslations('stockAdd.search');
  const measure = useMeasure();
  return (
    <>
      <span className={classes['name']}>
        <Marked text={row.name} query={query} />
      </span>
      <span className={cx(layout.clip, layout.muted, layout.tiny, classes['path'])}>{path}</span>
      {row.quantity !== undefined && (
        <span
          className={cx(layout.tiny, layout.figures, classes['stock'])}
          data-negative={row.quantity < 0 || undefined}
        >
          {t('stock', {
            quantity: measure.figure(row.quantity, row.measure_name),
            measure: measure.name(row.measure_name),
          })}
        </span>
      )}
    </>
  );
}

interface ItemSearchProps {
  stock: StockRows;
  name: string;
  onName: (name: string) => void;
  /** `moveOn` is false if the field has already lost the focus. */
  onChoose: (row: StockItemRow, moveOn: boolean) => void;
  /** Called to use the typed name for a new item. */
  onNew: () => void;
  /** Whether the name belongs to a chosen item. */
  chosen: boolean;
  error: ReactNode;
  /** Called when the field loses the focus. */
  onLeave: () => void;
  /** Whether a new item is allowed; otherwise an item is chosen for a barcode. */
  mayCreate: boolean;
}

/** Value of the last option, which creates an item. */
const NEW = 'new';

/** Name input of an item: typing finds stock items, an exact name selects one, any other name makes a new one. */
export function ItemSearch(props: ItemSearchProps) {
  const { stock, name, onName, onChoose, onNew, chosen, error, onLeave, mayCreate } = props;
  const t = useTranslations('stockAdd');
  const [opened, setOpened] = useState(false);
  const { items } = stock;
  const loading = stock.query.isLoading;
  // Unknown until the stock is loaded.
  const canCreate = mayCreate && !loading;
  const find = useCallback(
    (text: string) => [
      // Items of exactly this name first, because Enter chooses the first.
      ...new Set([...itemsNamed(items, text), ...searchRows(items, text)]),
      ...(canCreate ? ([NEW] as const) : []),
    ],
    [items, canCreate],
  );

  const take = (match: StockItemRow | typeof NEW) => {
    setOpened(false);
    if (match === NEW) onNew();
    else onChoose(match, true);
  };
  const takeExact = (moveOn: boolean): boolean => {
    const [one, ...others] = chosen ? [] : itemsNamed(items, name);
    if (!one || others.length > 0) return false;
    setOpened(false);
    onChoose(one, moveOn);
    return true;
  };
  const enter = ([first]: readonly (StockItemRow | typeof NEW)[]) => {
    if (!takeExact(true) && first !== undefined) take(first);
  };

  const pressTab = (event: KeyboardEvent) => {
    const isNew = event.key === 'Tab' && !event.shiftKey && canCreate && !chosen && name.trim() !== '';
    if (!isNew || itemsNamed(items, name).length === 1) return;
    event.preventDefault();
    take(NEW);
  };

  return (
    <SearchBox
      data-path="name"
      label={t('entry.name')}
      placeholder={mayCreate ? t('entry.nameHint') : t('entry.attachHint')}
      error={error}
      maxLength={200}
      value={name}
      onChange={onName}
      onBlur={() => {
        takeExact(false);
        onLeave();
      }}
      onKey={pressTab}
      opened={opened && !chosen}
      onOpenedChange={setOpened}
      preselects
      onEnter={chosen || name.trim() === '' ? null : enter}
      find={find}
      onChoose={take}
      list={{ label: t('search.label'), className: classes['list'] }}
      status={(matches) => {
        if (matches.length === 0) return loading ? t('loading') : t('search.none');
        return t('search.found', { count: matches.filter((match) => match !== NEW).length });
      }}
      option={(match, query) =>
        match === NEW
          ? {
              key: NEW,
              className: cx(layout.line, classes['option']),
              'data-new': true,
              children: (
                <>
                  <IconPlus size={15} aria-hidden />
                  <span className={classes['name']}>{t('search.create', { name: name.trim() })}</span>
                </>
              ),
            }
          : {
              key: match.item_id,
              className: cx(layout.line, classes['option']),
              'data-muted': match.status === 1 || undefined,
              children: <ItemContent row={match} path={stock.pathOf(match.parent_id)} query={query} />,
            }
      }
    />
  );
}
