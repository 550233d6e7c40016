'use client';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';
import { problemOf } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/layout/use-problem-text';
import { useAttempt } from '@/lib/api/use-attempt';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { CODE } from '@/lib/contract/problem';
import { deleteSensor, setSensor } from '@/lib/contract/stock-edit';
import type { ProductSales } from '@/lib/reports/statistics/product-sales';
import classes from './draft-beer.module.css';

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
export function SensorForm({ item: { id, sensor_id, channel_id }, mayEdit, isPending, onPending }: SensorFormProps) {
  const t = useTranslations('reports.sensor');
  const textOf = useProblemText();
  const { attempt: save } = useAttempt(setSensor);
  const { attempt: remove } = useAttempt(deleteSensor);
  const [sensor, setText] = useState(sensor_id === null ? '' : String(sensor_id));
  const [channel, setChannel] = useState(channel_id === null ? null : String(channel_id));
  const [said, setSaid] = useState<{ readonly text: string; readonly failed: boolean } | null>(null);
  const typed = sensor.trim();
  const valid = isSensor(typed) && channel !== null;

  const run = async (work: () => Promise<unknown>, done: string, then?: () => void) => {
    setSaid(null);
    onPending(id, true);
    try {
      await work();
      then?.();
      setSaid({ text: done, failed: false });
    } catch (reason) {
      const problem = problemOf(reason);
      setSaid({ text: problem.code === CODE.conflict ? t('taken') : textOf(problem), failed: true });
    }
    onPending(id, false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!valid || isPending) return;
    const body = { item_id: id, sensor_id: Number(typed), channel_id: Number(channel) };
    void run(() => save({ body }), t('saved'));
  };
  const clear = () => {
    setText('');
    setChannel(null);
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
            onChange={(event) => setText(event.currentTarget.value)}
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
            onChange={setChannel}
          />
        </div>
        {mayEdit && (
          <div className={classes['buttons']}>
            <Button type="submit" size="xs" disabled={!valid || isPending}>
              {t('save')}
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={sensor_id === null || isPending}
              onClick={() => void run(() => remove({ body: { item_id: id } }), t('removed'), clear)}
            >
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
