'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { PeriodSelector } from '@/components/period/period-selector';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ExportMenu } from '@/components/list/export-menu';
import { PrintMenu } from '@/components/list/print-menu';
import { DataTable } from '@/components/table/data-table';
import { Pagination } from '@/components/table/pagination';
import type { StoryRow } from '@/lib/sections/stock/contract/story';
import { storyList } from '@/lib/sections/stock/lists/story';
import { narrowingParams } from '@/lib/lists/view';
import { EmptyStory } from './empty-story';
import classes from './history-view.module.css';
import { StockLevel } from './stock-level';
import { useStoryColumns } from './story-columns';
import { StoryFilters } from './story-filters';
import { useStory } from './use-story';

interface HistoryViewProps {
  itemId: number;
  onOpenOrder: (row: StoryRow) => void;
  onOpenPurchase: ((purchaseNumber: number) => void) | undefined;
  onOpenBatch: ((batchId: number) => void) | undefined;
}

const keyOf = (row: StoryRow) => row.stock_story_id;

/** Period and filters, the quantity over that time, and the movements by page. */
export function HistoryView({ itemId, onOpenOrder, onOpenPurchase, onOpenBatch }: HistoryViewProps) {
  const t = useTranslations('stockStory');
  const story = useStory(itemId);
  const opener = useCallback(
    (row: StoryRow) => {
      if (row.order_number !== null) return () => onOpenOrder(row);
      const { purchase_number, batch_id } = row;
      if (batch_id && onOpenBatch) return () => onOpenBatch(batch_id);
      return purchase_number && onOpenPurchase ? () => onOpenPurchase(purchase_number) : undefined;
    },
    [onOpenOrder, onOpenPurchase, onOpenBatch],
  );
  const columns = useStoryColumns(opener);
  const shown = { period: story.period, filters: { item: itemId, filters: story.filters.join() } };
  const all = { ...shown, page: 1, count: 'all' as const, sort: undefined };
  const narrowing = new URLSearchParams(narrowingParams(storyList, all)).toString();
  return (
    <div className={classes['view']}>
      <div className={classes['controls']}>
        <PeriodSelector value={story.period} onChange={story.setPeriod} />
        <StoryFilters value={story.filters} onChange={story.setFilters} />
      </div>
      <StockLevel itemId={itemId} period={story.period} measure={story.measure} />
      <div className={classes['table']}>
        <DataTable
          id="stock-story"
          label={t('movements')}
          columns={columns}
          rows={story.rows}
          getKey={keyOf}
          onOpen={(row) => opener(row)?.()}
          view={`${story.view} ${story.page}`}
          empty={<EmptyStory story={story} />}
          error={
            story.error && <ProblemAlert problem={story.error.problem} title={t('notLoaded')} onRetry={story.reload} />
          }
        />
      </div>
      <div className={classes['foot']}>
        <Pagination page={story.page} total={story.total} count={story.count} onChange={story.setPage} />
        <PrintMenu table={storyList.id} narrowing={narrowing} inDialog empty={story.rows?.length === 0} />
        <ExportMenu table={storyList.id} narrowing={narrowing} inDialog />
      </div>
    </div>
  );
}
