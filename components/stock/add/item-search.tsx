'use client';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState, type ReactNode } from 'react';
import { SearchBox } from '@/components/ui/search-box';
import type { StockItemRow } from '@/lib/contract/stock';
import { searchRows } from '@/lib/domain/tree';
import { namedSo } from './entry';
import { ItemContent } from './item-content';
import classes from './item-search.module.css';
import type { StockRows } from '@/components/browse/use-stock-rows';

interface ItemSearchProps {
  stock: StockRows;
  name: string;
  onName: (name: string) => void;
  /** `moveOn` is false when the field has lost the focus already. */
  onChoose: (row: StockItemRow, moveOn: boolean) => void;
  /** The name that was typed is to be a new item. */
  onNew: () => void;
  /** Whether the name is that of a chosen item. */
  chosen: boolean;
  error: ReactNode;
  description: ReactNode;
  /** Whether it may be a new item; otherwise one is chosen for a barcode. */
  mayCreate: boolean;
}

/** The last line of the list, which makes a new item. */
const NEW = 'new';

/** The item's name: typing finds items of the stock, an exact name takes one, any other makes a new one. */
export function ItemSearch(props: ItemSearchProps) {
  const { stock, name, onName, onChoose, onNew, chosen, error, description, mayCreate } = props;
  const t = useTranslations('stockAdd');
  const [opened, setOpened] = useState(false);
  const { items, loading } = stock;
  // Until the stock is read, nobody knows what is new.
  const canCreate = mayCreate && !loading;
  const find = useCallback(
    (text: string) => [...searchRows(items, text), ...(canCreate ? ([NEW] as const) : [])],
    [items, canCreate],
  );

  const take = (match: StockItemRow | typeof NEW) => {
    setOpened(false);
    if (match === NEW) onNew();
    else onChoose(match, true);
  };
  const takeExact = (moveOn: boolean): boolean => {
    const [one, ...others] = chosen ? [] : namedSo(items, name);
    if (!one || others.length > 0) return false;
    setOpened(false);
    onChoose(one, moveOn);
    return true;
  };
  const enter = (matches: readonly (StockItemRow | typeof NEW)[], markFirst: () => void) => {
    if (takeExact(true)) return;
    const [first] = matches;
    if (first === NEW) take(NEW);
    else {
      setOpened(true);
      markFirst();
    }
  };

  return (
    <SearchBox
      data-field="name"
      label={t('entry.name')}
      placeholder={mayCreate ? t('entry.nameHint') : t('entry.attachHint')}
      description={error ? undefined : description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      maxLength={200}
      value={name}
      onChange={onName}
      onBlur={() => takeExact(false)}
      opened={opened && !chosen}
      onOpenedChange={setOpened}
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
              className: classes['option'],
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
              className: classes['option'],
              'data-muted': match.status === 1 || undefined,
              children: <ItemContent row={match} path={stock.pathOf(match.parent_id)} query={query} />,
            }
      }
    />
  );
}
