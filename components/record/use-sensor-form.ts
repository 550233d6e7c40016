'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { CODE, type Problem } from '@/lib/contract/problem';
import { deleteSensor, setSensor } from '@/lib/sections/stock/contract/edit';
import { sensorForm, type Measured } from '@/lib/sections/stock/forms/stock';

export interface SensorOptions {
  readonly item: Measured;
  readonly mayEdit: boolean;
  /** Measured thing: any item, or draft beer. */
  readonly words: 'item' | 'beer';
  /** Item that already has a channel, named in the error. */
  readonly ownerOf?: (
    sensor: number,
    channel: number,
  ) => { readonly item_id: number; readonly name: string } | undefined;
  /** Offers to undo a removal in a toast. */
  readonly offersUndo?: boolean;
  /** A command for this item is pending elsewhere. */
  readonly isPending?: boolean;
  readonly onPending?: (isPending: boolean) => void;
}

/** Sensor of an item: its fields, which follow the server until edited, with save and removal. */
export function useSensorForm({ item, mayEdit, words, offersUndo = false, ...options }: SensorOptions) {
  const t = useTranslations('record.sensor');
  const textOf = useProblemText();
  const toasts = useToasts();
  const { item_id, sensor_id = null, channel_id = null } = item;
  const record = useMemo((): Measured => ({ item_id, sensor_id, channel_id }), [item_id, sensor_id, channel_id]);
  const [followed, setFollowed] = useState(record);
  const [done, setDone] = useState('');
  const [refused, setRefused] = useState<Problem | null>(null);
  const removal = useCommand(deleteSensor);
  const undoing = useCommand(setSensor);

  const adopt = (now: Measured) => {
    setFollowed(record);
    form.adopt(now);
  };
  const form = useForm(sensorForm, {
    record,
    readOnly: !mayEdit,
    onRefused: (problem) => {
      setRefused(problem);
      return true;
    },
    onDone: (_reply, saved) => {
      adopt({ item_id, ...saved });
      setDone(t(`${words}.saved`));
    },
  });
  const isBusy = options.isPending === true || form.isSending || removal.busy;
  const follow = useEffectEvent(() => adopt(record));
  useEffect(() => {
    // Not during the render: the draft is stored as it changes.
    // oxlint-disable-next-line react/set-state-in-effect
    if (record !== followed && !form.isDirty && !isBusy) follow();
  }, [record, followed, form.isDirty, isBusy]);

  const run = async (work: () => Promise<unknown>) => {
    setDone('');
    setRefused(null);
    options.onPending?.(true);
    await work();
    options.onPending?.(false);
  };
  const { sensor_id: sensor = 0, channel_id: channel = 0 } = form.values;
  const owner = options.ownerOf?.(sensor, channel);
  const takenText = owner ? t('takenBy', { id: String(owner.item_id), name: owner.name }) : t('taken');
  const whyNot = (problem: Problem) => (problem.code === CODE.conflict ? takenText : textOf(problem));
  const saved = form.record;
  const undo = (was: { readonly sensor_id: number; readonly channel_id: number }) =>
    // A toast reports a refusal, because the screen may be gone.
    void run(() =>
      undoing
        .send({ body: { item_id, ...was } })
        .catch((error: unknown) => toasts.refused(t('notBack'), error, () => whyNot(problemOf(error)))),
    );
  const remove = async () => {
    const was = { sensor_id: Number(saved.sensor_id), channel_id: Number(saved.channel_id) };
    try {
      await removal.send({ body: { item_id } });
      adopt({ item_id });
      const text = t(`${words}.removed`, { sensor: String(was.sensor_id), channel: String(was.channel_id) });
      if (offersUndo) toasts.done(text, () => undo(was));
      else setDone(text);
    } catch (error) {
      setRefused(problemOf(error));
    }
  };
  const isTaken = refused?.code === CODE.conflict;
  const maySave = form.reason === null && form.isDirty && !isBusy;
  return {
    form,
    isBusy,
    isTaken,
    /** Error other than a taken channel. */
    problem: isTaken ? null : refused,
    note: isBusy ? t('pending') : isTaken ? takenText : done,
    maySave,
    mayRemove: typeof saved.sensor_id === 'number' && !isBusy,
    save: () => {
      if (maySave) void run(form.submit);
    },
    remove: () => void run(remove),
  };
}
