'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import type { InputOf } from '@/lib/contract/endpoint';
import { addCraft, type CraftAdded, type LackItem } from '@/lib/sections/craft/contract/craft';
import { undoBatch } from '@/lib/sections/craft/contract/batches';

/** Batch to make; whether it is forced is decided by `useBatch`. */
export type BatchBody = Omit<InputOf<typeof addCraft>['body'], 'forced'>;

export interface Lacking {
  readonly body: BatchBody;
  /** Ingredients that the stock has too little of; none if quantities are hidden. */
  readonly items: readonly LackItem[];
}

export interface Batch {
  /** A request is under way. */
  readonly busy: boolean;
  /** What the last batch lacked, until it is made anyway or cancelled. */
  readonly lacking: Lacking | null;
  /** Makes the batch if the stock suffices; never rejects. */
  readonly add: (body: BatchBody) => Promise<void>;
  /** Handles the reply to an unforced batch that a form has sent. */
  readonly took: (reply: CraftAdded, body: BatchBody) => void;
  /** Tells why a batch was refused, and reloads the lists. */
  readonly refused: (error: unknown) => void;
  /** Makes the lacking batch anyway, taking its ingredients below zero. @throws what refused it */
  readonly force: () => Promise<void>;
  readonly cancel: () => void;
}

/** Dishes whose cost moved. */
const COST_MOVES = '/stock?open=costs';

/**
 * Makes batches of crafts. Toasts say how each ended, offer to take it back where the server can, and name
 * the dishes whose cost it moved. Lists reload after
 * every attempt. `onAdded` runs once a batch is in stock.
 */
export function useBatch(onAdded?: (reply: CraftAdded, body: BatchBody) => void): Batch {
  const t = useTranslations('craft');
  const errors = useTranslations('errors');
  const toasts = useToasts();
  const { send, busy, refresh } = useCommand(addCraft);
  const { send: undo } = useCommand(undoBatch);
  const [lacking, setLacking] = useState<Lacking | null>(null);

  const takeBack = (batch_id: number) =>
    void undo({ body: { batch_id } }).then(
      () => toasts.success(t('batch.undone')),
      (error: unknown) => toasts.failed(t('batch.notUndone'), error),
    );
  const took = (reply: CraftAdded, body: BatchBody) => {
    const { items = [], asks = false, batch_id, moved = [] } = reply;
    const isMade = items.length === 0 && !asks;
    setLacking(isMade ? null : { body, items });
    if (!isMade) return;
    if (batch_id === undefined) toasts.success(t('batch.added'), t('toastTitle'));
    else toasts.done(t('batch.added'), () => takeBack(batch_id), t('toastTitle'));
    if (moved.length > 0) toasts.linked(t('batch.moved', { count: moved.length }), COST_MOVES, t('batch.showMoved'));
    onAdded?.(reply, body);
  };
  const refused = (error: unknown) => {
    toasts.refused(t('toastTitle'), error, (why) => t('batch.failed', { why: why ?? errors('e1002') }));
    void refresh().catch(() => undefined);
  };
  const attempt = async (body: BatchBody, forced: boolean) => {
    try {
      took(await send({ body: { ...body, forced } }), body);
    } catch (error) {
      refused(error);
      throw error;
    }
  };
  return {
    busy,
    lacking,
    took,
    refused,
    add: (body) => attempt(body, false).catch(() => undefined),
    force: () => (lacking ? attempt(lacking.body, true) : Promise.resolve()),
    cancel: () => setLacking(null),
  };
}
