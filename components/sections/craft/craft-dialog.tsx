'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { LoadingPanel } from '@/components/form/loading-panel';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { CraftEditor } from './craft-editor';
import { useCraftRecord } from './use-craft-record';

export interface CraftDialogProps {
  /** Row of the list. */
  readonly craft: Craft;
  /** Whether it is a beer craft, whose total is not divided by the output quantity. */
  readonly beer: boolean;
  /** Shows everything without allowing changes. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

const HEIGHTS = [40, 56, 40, 38, 38, 38, 38];

/** Dialog of a craft: recipe, card, scaling, cost by day and history. */
export function CraftDialog({ craft, onClose, ...editor }: CraftDialogProps) {
  const t = useTranslations('craft.editor');
  const { record, error, reload, items } = useCraftRecord(craft);
  return (
    <Dialog title={craft.name} size="56rem" layout="tall" onClose={onClose}>
      {record ? (
        <CraftEditor record={record} items={items} {...editor} />
      ) : (
        <LoadingPanel words={t} heights={HEIGHTS} error={error} onRetry={reload} />
      )}
    </Dialog>
  );
}
