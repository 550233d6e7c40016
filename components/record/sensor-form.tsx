'use client';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LIST_IN_PLACE } from '@/components/form/select-props';
import { useForm } from '@/components/form/use-form';
import { problemOf, useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useCommand } from '@/lib/api/use-command';
import { CODE, type Problem } from '@/lib/contract/problem';
import { deleteSensor, setSensor } from '@/lib/contract/stock-edit';
import { sensorForm, type Measured } from '@/lib/forms/stock';
import classes from './sensor-form.module.css';

const CHANNELS = ['1', '2', '3', '4', '5', '6', '7', '8'];

interface SensorFormProps {
  readonly item: Measured;
  readonly mayEdit: boolean;
  /** What a sensor measures here: any item, or beer on tap. */
  readonly words: 'item' | 'beer';
  /** Stands in another form, as a section of it: Enter does not save. */
  readonly section?: boolean;
  /** The item that has a channel, to name it where the channel is taken. */
  readonly ownerOf?: (
    sensor: number,
    channel: number,
  ) => { readonly item_id: number; readonly name: string } | undefined;
  /** A removal can be undone from a toast. */
  readonly offersUndo?: boolean;
  /** A command of this item is under way, begun here before or elsewhere. */
  readonly isPending?: boolean;
  readonly onPending?: (isPending: boolean) => void;
}

/** Which channel of which sensor measures an item. The fields follow the server until somebody types. */
export function SensorForm({ item, mayEdit, words, section = false, offersUndo = false, ...props }: SensorFormProps) {
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
  const busy = props.isPending === true || form.isSending || removal.busy;
  const follow = useEffectEvent(() => adopt(record));
  useEffect(() => {
    // Not during the render: the kit's form keeps its values outside React's state.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (record !== followed && !form.isDirty && !busy) follow();
  }, [record, followed, form.isDirty, busy]);

  const run = async (work: () => Promise<unknown>) => {
    setDone('');
    setRefused(null);
    props.onPending?.(true);
    await work();
    props.onPending?.(false);
  };
  const { sensor_id: sensor = 0, channel_id: channel = 0 } = form.values;
  const takenText = () => {
    const owner = props.ownerOf?.(sensor, channel);
    return owner ? t('takenBy', { id: String(owner.item_id), name: owner.name }) : t('taken');
  };
  const wordsFor = (problem: Problem) => (problem.code === CODE.conflict ? takenText() : textOf(problem));
  const { record: saved } = form;
  const undo = (was: { readonly sensor_id: number; readonly channel_id: number }) =>
    // Whoever takes it back may have left the screen: a toast says why it was refused.
    void run(() =>
      undoing
        .send({ body: { item_id, ...was } })
        .catch((error: unknown) => toasts.refused(t('notBack'), error, () => wordsFor(problemOf(error)))),
    );
  const remove = () =>
    void run(async () => {
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
    });
  const save = () => {
    if (form.reason === null && form.isDirty && !busy) void run(form.submit);
  };

  const isTaken = refused?.code === CODE.conflict;
  const size = section ? 'sm' : 'xs';
  const fields = (
    <fieldset className={section ? classes['section'] : classes['form']} aria-busy={busy}>
      <legend>{t(`${words}.title`)}</legend>
      {refused && !isTaken && <ProblemAlert problem={refused} title={t('failed')} />}
      <div className={classes[section ? 'line' : 'form']}>
        <div className={classes['fields']}>
          <TextInput
            {...form.text('sensor_id')}
            withAsterisk={false}
            aria-required={undefined}
            size={size}
            inputMode="numeric"
            readOnly={!mayEdit || busy}
          />
          <Select
            {...form.choice('channel_id')}
            {...LIST_IN_PLACE}
            size={size}
            placeholder="—"
            data={CHANNELS}
            allowDeselect={false}
            readOnly={!mayEdit || busy}
          />
        </div>
        {mayEdit && (
          <div className={classes['buttons']}>
            <Button
              {...(section ? { variant: 'default', onClick: save } : { type: 'submit' })}
              size={size}
              disabled={form.reason !== null || !form.isDirty || busy}
            >
              {t(`${words}.save`)}
            </Button>
            <Button
              size={size}
              variant={section ? 'subtle' : 'default'}
              {...(section && { color: 'red' })}
              disabled={typeof saved.sensor_id !== 'number' || busy}
              onClick={remove}
            >
              {t(`${words}.remove`)}
            </Button>
          </div>
        )}
      </div>
      <div className={classes['note']} role={isTaken ? 'alert' : 'status'}>
        {busy ? t('pending') : isTaken ? takenText() : done}
      </div>
    </fieldset>
  );
  if (section) return fields;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {fields}
    </form>
  );
}
