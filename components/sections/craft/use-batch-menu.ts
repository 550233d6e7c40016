import { IconArrowBackUp, IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { RowMenu } from '@/components/table/data-table';
import type { CraftBatch } from '@/lib/sections/craft/contract/batches';

interface BatchActions {
  readonly onOpen: (batch: CraftBatch) => void;
  /** Absent for readers who may not take batches back. */
  readonly onUndo: ((batch: CraftBatch) => void) | undefined;
}

/** Menu of a batch: opens it, and takes it back while its product is untouched. */
export function useBatchMenu({ onOpen, onUndo }: BatchActions): RowMenu<CraftBatch> {
  const t = useTranslations('craft.batches');
  return {
    label: t('actions'),
    of: (batch) => ({
      label: batch.craft_name,
      title: t('headingUnknown', { number: String(batch.batch_id) }),
      groups: [
        {
          key: 'batch',
          entries: [
            { kind: 'action', key: 'open', label: t('open'), icon: IconListDetails, run: () => onOpen(batch) },
            ...(onUndo && batch.may_undo
              ? [
                  {
                    ...({ kind: 'action', key: 'undo', label: t('undo'), icon: IconArrowBackUp } as const),
                    run: () => onUndo(batch),
                  },
                ]
              : []),
          ],
        },
      ],
    }),
  };
}
