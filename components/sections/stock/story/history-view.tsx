'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { IconHistory } from '@tabler/icons-react';
import { PeriodSelector } from '@/components/period/period-selector';
import { ExportMenu, PrintMenu } from '@/components/list/list-menus';
import { ListTable } from '@/components/list/list-table';
import { useDialogList } from '@/components/list/use-list';
import { Pagination } from '@/components/table/pagination';
import { cx, layout } from '@/components/ui/classes';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import { kindsOf, storyList } from '@/lib/sections/stock/lists/story';
import { Chip } from '@/components/ui/chip';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLast } from '@/components/ui/use-last';
import type { ListView } from '@/components/list/use-list-view';
import { ALL_TIME, MONTH } from '@/lib/domain/venue-time';
import classes from './story.module.css';
import { StockLevel } from './stock-level';
import { useStoryColumns } from './story-columns';

/** Kinds of movements, shown in any combination: income, orders, write-offs. */
const FILTERS = [1, 2, 3] as const;

/** Explains an empty history and offers buttons that show more. */
function EmptyStory({ view }: { readonly view: ListView<typeof storyList.filters> }) {
  const t = useTranslations('stockStory');
  const { usual } = storyList.filters.filters;
  const kinds = view.filters.filters;
  const { period_id: chosen } = view.period;
  const isNarrowed = kinds !== usual;
  const never = !isNarrowed && chosen === ALL_TIME;
  const why = isNarrowed ? (kinds === '' ? 'emptyChoice' : 'emptyFilter') : never ? 'neverText' : 'emptyPeriod';
  const button = (name: 'showAll' | 'thisMonth' | 'allTime', press: () => void) => (
    <Button key={name} variant="default" onClick={press}>
      {t(name)}
    </Button>
  );
  const wider = () => [
    chosen !== MONTH && button('thisMonth', () => view.setPeriod({ period_id: MONTH })),
    chosen !== ALL_TIME && button('allTime', () => view.setPeriod({ period_id: ALL_TIME })),
  ];
  return (
    <EmptyState
      icon={<IconHistory />}
      title={t(never ? 'never' : 'empty')}
      action={isNarrowed ? button('showAll', () => view.setFilters({ filters: usual })) : !never && wider()}
    >
      {t(why)}
    </EmptyState>
  );
}

/** Rows per page. */
const PAGE = 50;

interface HistoryViewProps {
  itemId: number;
  onOpenOrder: (row: StoryRow) => void;
  onOpenPurchase: ((purchaseNumber: number) => void) | undefined;
  onOpenBatch: ((batchId: number) => void) | undefined;
}

/** Period and filters, the quantity over that time, and the movements by page. */
export function HistoryView({ itemId, onOpenOrder, onOpenPurchase, onOpenBatch }: HistoryViewProps) {
  const t = useTranslations('stockStory');
  const story = useDialogList(storyList, { item: itemId });
  const { table, view, reply, isReady } = story;
  const kinds = kindsOf(view.filters.filters);
  const measure = useLast(reply?.items[0]?.measure) ?? '';
  const opener = useCallback(
    (row: StoryRow) => {
      if (row.order_number !== null) return () => onOpenOrder(row);
      const { purchase_number, batch_id } = row;
      if (batch_id && onOpenBatch) return () => onOpenBatch(batch_id);
      return purchase_number && onOpenPurchase ? () => onOpenPurchase(purchase_number) : undefined;
    },
    [onOpenOrder, onOpenPurchase, onOpenBatch],
  );
  const columns = useStoryColumns(table, opener);
  return (
    <div className={cx(layout.screen, classes['view'])}>
      <div className={cx(layout.row, classes['controls'])}>
        <PeriodSelector value={view.period} onChange={view.setPeriod} />
        <div role="group" aria-label={t('filters.label')} className={layout.row}>
          {FILTERS.map((filter) => (
            <Chip
              key={filter}
              checked={kinds.includes(filter)}
              onChange={(on) =>
                view.setFilters({
                  filters: FILTERS.filter((one) => (one === filter ? on : kinds.includes(one))).join(),
                })
              }
            >
              {t(`filters.f${filter}`)}
            </Chip>
          ))}
        </div>
      </div>
      <StockLevel itemId={itemId} period={view.period} measure={measure} />
      <div className={classes['table']}>
        <ListTable
          list={isReady ? story : { ...story, rows: [] }}
          columns={columns}
          onOpen={(row) => opener(row)?.()}
          empty={<EmptyStory view={view} />}
          failed={t('notLoaded')}
        />
      </div>
      <div className={cx(layout.row, classes['foot'])}>
        <Pagination
          page={view.page}
          total={isReady ? story.total : 0}
          // A legacy server has no pages.
          count={reply && reply.total_records === undefined ? Math.max(story.total, 1) : PAGE}
          onChange={view.setPage}
        />
        <PrintMenu table={table.id} narrowing={view.narrowing} inDialog empty={story.rows?.length === 0} />
        <ExportMenu table={table.id} narrowing={view.narrowing} inDialog />
      </div>
    </div>
  );
}
