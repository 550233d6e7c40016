'use client';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { LazyQuestion } from '@/components/form/lazy-question';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { undoBatch, type CraftBatch } from '@/lib/sections/craft/contract/batches';
import { beerBatchesList, craftBatchesList } from '@/lib/sections/craft/lists/batches';
import { batchUndoing } from '@/lib/sections/craft/questions';
import type { Looks } from '@/components/list/looks';
import { CraftSelect } from './craft-select';
import { useCraftMay } from './use-craft-may';
import { useBatchMenu } from './use-batch-menu';

/** Looks of the columns: on a phone craft, time and yield stay. */
const BATCH_LOOKS: Looks<CraftBatch> = {
  batch_id: { wideOnly: true },
  craft_name: { pinned: true, fixed: true, cell: ({ undone_time }) => ({ struck: undone_time !== null }) },
  planned_quantity: { wideOnly: true },
  quantity: { cell: () => ({ strong: true }) },
  loss_percent: { wideOnly: true },
  reason: { wideOnly: true, cell: ({ reason }) => ({ title: reason || undefined }) },
  unit_cost: { wideOnly: true },
  use_by: { wideOnly: true },
  user_name: { wideOnly: true },
  remark: { wideOnly: true },
};

const BatchRecord = lazyPart(() => import('./batch-record').then((module) => module.BatchRecord));
const PARTS = [BatchRecord, LazyQuestion];

interface BatchesScreenProps {
  /** Lists the batches of beer crafts, not those of all others. */
  readonly beer: boolean;
}

/** Batches of a period with losses and their reasons; a row opens the movements of its batch. */
export function BatchesScreen({ beer }: BatchesScreenProps) {
  const changes = useCraftMay(beer)(undoBatch);
  const t = useTranslations('craft.batches');
  usePrefetch(PARTS);
  const list = useList(beer ? beerBatchesList : craftBatchesList);
  const columns = useListColumns(list.table, BATCH_LOOKS);
  const records = useRecords<CraftBatch, CraftBatch>(list, 'batch');
  const { openedId, task: undoing } = records;
  const { onOpen } = records.rowProps;
  const { view } = list;
  return (
    <ListScreen
      list={list}
      columns={columns}
      heading={t('link')}
      isMuted={({ undone_time }) => undone_time !== null}
      rowMenu={useBatchMenu({ onOpen, onUndo: changes ? records.begin : undefined })}
      onOpen={onOpen}
      emptyText={t('empty')}
      filters={<CraftSelect beer={beer} value={view.filters.craft} onChange={(craft) => view.setFilters({ craft })} />}
      actions={
        <Button
          component={Link}
          href={beer ? '/beer-craft' : '/craft'}
          variant="subtle"
          prefetch={false}
          leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}
        >
          {t(beer ? 'backBeer' : 'back')}
        </Button>
      }
    >
      {openedId !== null && <BatchRecord batchId={openedId} beer={beer} onClose={records.close} />}
      {undoing && <LazyQuestion question={batchUndoing(undoing)} onClose={records.endTask} />}
    </ListScreen>
  );
}
