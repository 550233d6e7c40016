'use client';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { problemOf, useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useAttempt } from '@/lib/api/use-attempt';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import { deleteSensor, setSensor } from '@/lib/contract/stock-edit';
import type { ProductSales } from '@/lib/reports/statistics/product-sales';
import classes from './draft-beer.module.css';
import { useSensorFields } from './use-sensor-fields';

const CHANNELS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const LARGEST = 2 ** 31 - 1;
const isSensor = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= LARGEST;

interface SensorFormProps {
  item: NonNullable<ReplyOf<ProductSales>['item']>;
  mayEdit: boolean;
  isPending: boolean;
  onPending: (id: number, busy: boolean) => void;
}

/** Which channel of which sensor measures the beer (specification part 2 §4, §5). */
export function SensorForm({ item, mayEdit, isPending, onPending }: SensorFormProps) {
  const { id, sensor_id, channel_id } = item;
  const t = useTranslations('reports.sensor');
  const textOf = useProblemText();
  const { attempt: save } = useAttempt(setSensor);
  const { attempt: remove } = useAttempt(deleteSensor);
  const toasts = useToasts();
  const { sensor, channel, type, booked } = useSensorFields(item);
  const [said, setSaid] = useState<{ readonly text: string; readonly failed: boolean } | null>(null);
  const typed = sensor.trim();
  const valid = isSensor(typed) && channel !== null;

  const run = async (work: () => Promise<unknown>, then: () => void, refused: (problem: Problem) => void) => {
    setSaid(null);
    onPending(id, true);
    try {
      await work();
      then();
    } catch (reason) {
      refused(problemOf(reason));
    }
    onPending(id, false);
  };
  const whyNot = (problem: Problem) => (problem.code === CODE.conflict ? t('taken') : textOf(problem));
  const say = (problem: Problem) => setSaid({ text: whyNot(problem), failed: true });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!valid || isPending) return;
    const body = { item_id: id, sensor_id: Number(typed), channel_id: Number(channel) };
    const done = () => {
      booked({ sensor: typed, channel });
      setSaid({ text: t('saved'), failed: false });
    };
    void run(() => save({ body }), done, say);
  };
  const takeAway = () => {
    const was = { sensor_id: Number(sensor_id), channel_id: Number(channel_id) };
    const named = { sensor: String(was.sensor_id), channel: String(was.channel_id) };
    // Whoever takes it back may have left the beer: a toast says why it was refused.
    const undo = () =>
      void run(
        () => save({ body: { item_id: id, ...was } }),
        () => undefined,
        (problem) => toasts.refused(t('notBack'), problem, () => whyNot(problem)),
      );
    const done = () => {
      booked({ sensor: '', channel: null });
      toasts.done(t('removed', named), undo);
    };
    void run(() => remove({ body: { item_id: id } }), done, say);
  };
  return (
    <form onSubmit={submit} aria-busy={isPending}>
      <fieldset className={classes['form']}>
        <legend>{t('title')}</legend>
        <div className={classes['fields']}>
          <TextInput
            size="xs"
            label={t('id')}
            inputMode="numeric"
            autoComplete="off"
            readOnly={!mayEdit}
            value={sensor}
            error={typed !== '' && !isSensor(typed) && t('wrong')}
            onChange={(event) => type({ sensor: event.currentTarget.value })}
          />
          <Select
            size="xs"
            label={t('channel')}
            placeholder="—"
            data={CHANNELS}
            readOnly={!mayEdit}
            allowDeselect={false}
            comboboxProps={{ withinPortal: true, portalProps: { target: '#main' } }}
            value={channel}
            onChange={(chosen) => type({ channel: chosen })}
          />
        </div>
        {mayEdit && (
          <div className={classes['buttons']}>
            <Button type="submit" size="xs" disabled={!valid || isPending}>
              {t('save')}
            </Button>
            <Button size="xs" variant="default" disabled={sensor_id === null || isPending} onClick={takeAway}>
              {t('remove')}
            </Button>
          </div>
        )}
        <div className={classes['said']} role={said?.failed ? 'alert' : 'status'}>
          {isPending ? t('pending') : said?.text}
        </div>
      </fieldset>
    </form>
  );
}
