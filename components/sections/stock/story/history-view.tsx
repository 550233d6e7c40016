'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { PeriodSelector } from '@/components/period/period-selector';
import { ExportMenu } from '@/components/list/export-menu';
import { ListTable } from '@/components/list/list-table';
import { PrintMenu } from '@/components/list/print-menu';
import { useDialogList } from '@/components/list/use-list';
import { Pagination } from '@/components/table/pagination';
import { cx, layout } from '@/components/ui/classes';
import type { StoryRow } from '@/lib/sections/stock/contract/story';
import { kindsOf, storyList } from '@/lib/sections/stock/lists/story';
import { EmptyStory } from './empty-story';
import classes from './history-view.module.css';
import { StockLevel } from './stock-level';
import { useStoryColumns } from './story-columns';
import { StoryFilters } from './story-filters';

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
  const [known, setKnown] = useState('');
  const measure = reply?.items[0]?.measure ?? known;
  if (measure !== known) setKnown(measure);
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
        <StoryFilters
          value={kindsOf(view.filters.filters)}
          onChange={(kinds) => view.setFilters({ filters: kinds.join() })}
        />
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
