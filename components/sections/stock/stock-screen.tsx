'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useOpened } from '@/components/address/use-opened';
import { useBrowseList } from '@/components/browse/use-browse-list';
import type { RootView } from '@/components/browse/root-views';
import { BrowseScreen } from '@/components/browse/browse-screen';
import { useBrowse } from '@/components/browse/use-browse';
import { idOf, useBrowseView } from '@/components/browse/use-browse-view';
import { WordsContext } from '@/components/browse/use-words';
import { ExportMenu, PrintMenu } from '@/components/list/list-menus';
import { ClosedNote } from '@/components/sight/closed-note';
import { useMay, useSees } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useLast } from '@/components/ui/use-last';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { addToStock, deleteStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import {
  stockDaysLeft,
  stockFolder,
  stockPending,
  stockRows,
  type StockRow,
} from '@/lib/sections/stock/contract/stock';
import { STOCK_VIEWS, type Days } from '@/lib/sections/stock/rules/views';
import { ReceiveLink } from './add/receive-link';
import { StockActions } from './stock-actions';
import { useStockTable } from './stock-columns';
import { StockWindows, type ItemWindow } from './stock-windows';
import { useStockEditor } from './use-stock-editor';
import { useStockMenus } from './use-stock-menus';

/** Flat lists of the whole stock; `days` are the days left by item, where known. */
function useStockViews(days: Days): readonly RootView<StockRow>[] {
  const t = useTranslations('stock.views');
  const seesHeld = useSees('held');
  return useMemo(
    () => [
      { key: 'all', label: t('all'), holds: STOCK_VIEWS.all },
      ...(seesHeld
        ? [
            { key: 'low', label: t(days ? 'low' : 'empty'), holds: (row: StockRow) => STOCK_VIEWS.low(row, days) },
            { key: 'negative', label: t('negative'), holds: STOCK_VIEWS.negative },
          ]
        : []),
    ],
    [t, days, seesHeld],
  );
}

const ItemDialog = lazyPart(() => import('./item/item-dialog').then((module) => module.ItemDialog));
const StockDialogs = lazyPart(() => import('./stock-dialogs').then((module) => module.StockDialogs));
const CostMovesDialog = lazyPart(() => import('./add/cost-moves-dialog').then((module) => module.CostMovesDialog));

/** Items out of use are grey. */
const isOutOfUse = ({ status }: { status: number | null }) => Boolean(status);
const NOTHING = () => undefined;
const UNKNOWN: ReadonlyMap<number, number> = new Map();

/** Dialogs about an item that an address opens, by its `act`. */
const ADDRESSED = ['history', 'dependencies', 'writeoff'] as const satisfies readonly ItemWindow['kind'][];
/** A reader's views are a step of the history; a form is not. */
const hasAddress = (kind: ItemWindow['kind']): boolean => kind === 'history' || kind === 'dependencies';
/** Dialogs above the list. */
const ABOVE = ['purchase', 'batch', 'story'];

function Stock() {
  const may = useMay();
  const edits = may(saveStockItem);
  const t = useTranslations();
  const view = useBrowseView('open');
  const seesHeld = useSees('held');
  usePrefetch(ItemDialog, StockDialogs, CostMovesDialog);
  const stock = useBrowse<StockRow>(view.folder, stockRows, stockFolder);
  const onTables = useEndpoint(stockPending, may(stockPending) ? {} : null).data?.items;
  const taken = useMemo(() => new Map(onTables?.map(({ item_id, pending: held }) => [item_id, held])), [onTables]);
  const lasting = useEndpoint(stockDaysLeft, may(stockDaysLeft) ? {} : null).data?.items;
  const days = useMemo(() => lasting && new Map(lasting.map((one) => [one.item_id, one.days_left])), [lasting]);
  const list = useBrowseList(stock, view, useStockViews(days));
  const own = useStockEditor({ browse: stock, view, list });
  const editor = may(deleteStock) ? own : { ...own, remove: NOTHING };
  const [window, setWindow] = useState<ItemWindow | null>(null);
  const act = useOpened('act', ABOVE);
  const openWindow = (opened: ItemWindow) => {
    if (!hasAddress(opened.kind)) {
      setWindow(opened);
      return;
    }
    view.selectNow(opened.item.item_id);
    act.show(opened.kind);
  };
  const menus = useStockMenus({ editor, openWindow });

  const costs = view.record === 'costs' && may(listCostMoves);
  const opened = stock.byId.get(idOf(view.record));
  const item = opened?.is_file ? opened : null;
  const kind = ADDRESSED.find((one) => one === act.opened && (one !== 'writeoff' || edits));
  // Above the open item, else of the selected one; the search leads here with an item to write off.
  const aimed = kind && (item ?? stock.byId.get(view.selected ?? 0));
  const inAddress: ItemWindow | null = kind && aimed?.is_file ? { kind, item: aimed } : null;
  // Mounted from the first opening on, so that closing is animated.
  const dialogMounted = useLast(editor.dialog !== null || undefined);

  return (
    <BrowseScreen
      id="stock"
      title={t('sections.stock')}
      note={!seesHeld && <ClosedNote />}
      browse={stock}
      view={view}
      list={list}
      {...useStockTable({
        stock,
        listed: list.rows,
        pending: taken,
        days: may(stockDaysLeft) ? (days ?? UNKNOWN) : undefined,
      })}
      editor={edits ? editor : null}
      menus={menus}
      isMuted={isOutOfUse}
      actions={
        <>
          <PrintMenu table="stock" narrowing={list.narrowing} tight empty={list.rows?.length === 0} />
          <ExportMenu table="stock" narrowing={list.narrowing} tight />
          <StockActions editor={editor} folder={stock.folder} onCosts={() => view.openRecord('costs')} />
        </>
      }
      addFirst={may(addToStock) && <ReceiveLink primary />}
    >
      {dialogMounted && (
        <StockDialogs
          editor={editor}
          onWriteOff={edits ? (held) => openWindow({ kind: 'writeoff', item: held }) : undefined}
        />
      )}
      {costs && <CostMovesDialog onClose={view.closeRecord} />}
      {item && (
        <ItemDialog
          key={item.item_id}
          item_id={item.item_id}
          onClose={view.closeRecord}
          onOpen={(kind) => {
            if (!hasAddress(kind)) view.closeRecord();
            openWindow({ kind, item });
          }}
          mayEdit={edits}
        />
      )}
      <StockWindows
        window={window ?? inAddress}
        onClose={() => {
          setWindow(null);
          if (act.opened) act.close();
        }}
      />
    </BrowseScreen>
  );
}

/** Stock screen: folders, items of the open one with quantities, and actions. */
export function StockScreen() {
  return (
    <WordsContext value="stock">
      <Stock />
    </WordsContext>
  );
}
