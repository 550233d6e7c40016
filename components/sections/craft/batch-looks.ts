import type { Looks } from '@/components/list/looks';
import type { CraftBatch } from '@/lib/sections/craft/contract/batches';

/** Looks of the columns: on a phone craft, time and yield stay. */
export const BATCH_LOOKS: Looks<CraftBatch> = {
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
