'use client';
import { IconArrowBackUp, IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { LazyQuestion } from '@/components/form/lazy-question';
import { BackLink } from '@/components/list/back-link';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { undoBatch, type CraftBatch } from '@/lib/sections/craft/contract/batches';
import { beerBatchesList, craftBatchesList } from '@/lib/sections/craft/lists/batches';
import { batchUndoing } from '@/lib/sections/craft/questions';
import type { Looks } from '@/components/list/looks';
import { RecordFilter } from '@/components/list/record-filter';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { isBeerCraft } from '@/lib/sections/craft/rules/craft';
import type { RowMenu } from '@/components/table/data-table';
import { groupsOf, menuAction } from '@/components/ui/menu';
import { useCraftMay } from './use-craft-may';
import classes from './batches.module.css';

interface BatchActions {
  readonly onOpen: (batch: CraftBatch) => void;
  /** Absent for readers who may not take batches back. */
  readonly onUndo: ((batch: CraftBatch) => void) | undefined;
}

/** Menu of a batch: opens it, and takes it back while its product is untouched. */
function useBatchMenu({ onOpen, onUndo }: BatchActions): RowMenu<CraftBatch> {
  const t = useTranslations('craft.batches');
  return {
    label: t('actions'),
    of: (batch) => ({
      label: batch.craft_name,
      title: t('headingUnknown', { number: String(batch.batch_id) }),
      groups: groupsOf({
        batch: [
          menuAction('open', t('open'), IconListDetails, () => onOpen(batch)),
          onUndo !== undefined && batch.may_undo && menuAction('undo', t('undo'), IconArrowBackUp, () => onUndo(batch)),
        ],
      }),
    }),
  };
}

interface CraftFilterProps {
  readonly beer: boolean;
  readonly value: number;
  readonly onChange: (craftId: number) => void;
}

/** Filter by craft. */
function CraftFilter({ beer, ...filter }: CraftFilterProps) {
  const t = useTranslations('craft.batches');
  const { data } = useEndpoint(listCrafts, { body: {} });
  return (
    <RecordFilter
      {...filter}
      size="sm"
      className={classes['craft'] ?? ''}
      aria-label={t('craft')}
      all={t('allCrafts')}
      records={data?.items.filter((craft) => isBeerCraft(craft) === beer).map(({ craft_id, name }) => [craft_id, name])}
    />
  );
}

/** Looks of the columns: on a phone craft, time and yield stay. */
const BATCH_LOOKS: Looks<CraftBatch> = {
  batch_id: { wideOnly: true },
  craft_name: { pinned: true, fixed: true, cell: ({ undone_time }) => ({ struck: undone_time !== null }) },
  planned_quantity: { wideOnly: true },
  quantity: { cell: () => ({ strong: true }) },
  loss_percent: { wideOnly: true },
  reason: { wideOnly: true, cell: ({ reason }) => ({ title: reason || undefined }) },
  cost: { wideOnly: true },
  unit_cost: { wideOnly: true },
  use_by: { wideOnly: true },
  user_name: { wideOnly: true },
  remark: { wideOnly: true },
};

const BatchRecord = lazyPart(() => import('./batch-record').then((module) => module.BatchRecord));

interface BatchesScreenProps {
  /** Lists the batches of beer crafts, not those of all others. */
  readonly beer: boolean;
}

/** Batches of a period with losses and their reasons; a row opens the movements of its batch. */
export function BatchesScreen({ beer }: BatchesScreenProps) {
  const changes = useCraftMay(beer)(undoBatch);
  const t = useTranslations('craft.batches');
  usePrefetch(BatchRecord, LazyQuestion);
  const list = useList(beer ? beerBatchesList : craftBatchesList);
  const records = useRecords<CraftBatch, CraftBatch>(list, 'batch');
  const { openedId, task: undoing } = records;
  const { onOpen } = records.rowProps;
  const { view } = list;
  return (
    <ListScreen
      list={list}
      looks={BATCH_LOOKS}
      heading={t('link')}
      isMuted={({ undone_time }) => undone_time !== null}
      rowMenu={useBatchMenu({ onOpen, onUndo: changes ? records.begin : undefined })}
      onOpen={onOpen}
      emptyText={t('empty')}
      filters={<CraftFilter beer={beer} value={view.filters.craft} onChange={(craft) => view.setFilters({ craft })} />}
      actions={<BackLink href={beer ? '/beer-craft' : '/craft'}>{t(beer ? 'backBeer' : 'back')}</BackLink>}
    >
      {openedId !== null && <BatchRecord batchId={openedId} beer={beer} onClose={records.close} />}
      {undoing && <LazyQuestion question={batchUndoing(undoing)} onClose={records.endTask} />}
    </ListScreen>
  );
}
