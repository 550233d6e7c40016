'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import type { InputOf } from '@/lib/contract/endpoint';
import { addCraft, type CraftAdded, type LackItem } from '@/lib/sections/craft/contract/craft';
import { undoBatch } from '@/lib/sections/craft/contract/batches';

/** Batch to make; whether it is forced is decided by `useBatch`. */
type BatchBody = Omit<InputOf<typeof addCraft>['body'], 'forced'>;

export interface Lacking {
  readonly body: BatchBody;
  /** Ingredients that the stock has too little of; none if quantities are hidden. */
  readonly items: readonly LackItem[];
}

/** Dishes whose cost moved. */
const COST_MOVES = '/stock?open=costs';

/**
 * Makes batches of crafts from submitted forms. A toast reports the result, offers Undo if the server can reverse it, and
 * names the dishes whose cost changed. Lists reload after every attempt.
 */
export function useBatch() {
  const t = useTranslations('craft');
  const errors = useTranslations('errors');
  const toasts = useToasts();
  const { send, refresh } = useCommand(addCraft);
  const { send: undo } = useCommand(undoBatch);
  const [lacking, setLacking] = useState<Lacking | null>(null);

  const takeBack = (batch_id: number) =>
    void toasts.told(undo({ body: { batch_id } }), t('batch.undone'), t('batch.notUndone'));
  const took = (reply: CraftAdded, body: BatchBody) => {
    const { items = [], asks = false, batch_id, moved = [] } = reply;
    const isMade = items.length === 0 && !asks;
    setLacking(isMade ? null : { body, items });
    if (!isMade) return;
    if (batch_id === undefined) toasts.success(t('batch.added'), t('toastTitle'));
    else toasts.done(t('batch.added'), () => takeBack(batch_id), t('toastTitle'));
    if (moved.length > 0) toasts.linked(t('batch.moved', { count: moved.length }), COST_MOVES, t('batch.showMoved'));
  };
  const refused = (error: unknown) => {
    toasts.refused(t('toastTitle'), error, (why) => t('batch.failed', { why: why ?? errors('e1002') }));
    void refresh().catch(() => undefined);
  };
  return {
    /** Last batch that lacked ingredients, until it is made anyway or cancelled. */
    lacking,
    /** Handles the reply to an unforced batch. */
    took,
    /** Shows why a batch was refused, and reloads the lists. */
    refused,
    /** Makes the batch although ingredients are short; their stock goes below zero. @throws the refusal */
    force: async () => {
      if (!lacking) return;
      try {
        took(await send({ body: { ...lacking.body, forced: true } }), lacking.body);
      } catch (error) {
        refused(error);
        throw error;
      }
    },
    cancel: () => setLacking(null),
  };
}

export type Batch = ReturnType<typeof useBatch>;
