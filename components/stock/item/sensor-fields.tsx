'use client';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { problemOf } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useCommand } from '@/lib/api/use-endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { StockItemRow } from '@/lib/contract/stock';
import { deleteSensor, setSensor } from '@/lib/contract/stock-edit';
import classes from './item-editor.module.css';
import { IN_DIALOG } from './select-props';
import type { StockIndex } from './use-stock-rows';

const CHANNELS = ['1', '2', '3', '4', '5', '6', '7', '8'];
const LARGEST = 2 ** 31 - 1;

interface SensorFieldsProps {
  item: StockItemRow;
  stock: StockIndex;
  mayEdit: boolean;
}

/** Which channel of which sensor measures the item: saved and taken away by itself, apart from the card. */
export function SensorFields({ item, stock, mayEdit }: SensorFieldsProps) {
  const t = useTranslations('stockItem.sensor');
  const { trigger: save } = useCommand(setSensor);
  const { trigger: remove } = useCommand(deleteSensor);
  const [saved, setSaved] = useState({ sensor: item.sensor_id ?? null, channel: item.channel_id ?? null });
  const [sensor, setSensorText] = useState(saved.sensor === null ? '' : String(saved.sensor));
  const [channel, setChannel] = useState(saved.channel === null ? null : String(saved.channel));
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState('');

  const valid = /^\d{1,10}$/.test(sensor.trim()) && Number(sensor) <= LARGEST;
  const next = { sensor: Number(sensor), channel: Number(channel) };
  const same = saved.sensor === next.sensor && saved.channel === next.channel;
  const run = async (what: 'save' | 'remove', work: () => Promise<unknown>, now: typeof saved) => {
    setBusy(what);
    setProblem(null);
    setSaid('');
    try {
      await work();
      setSaved(now);
      setSensorText(now.sensor === null ? '' : String(now.sensor));
      setChannel(now.channel === null ? null : String(now.channel));
      setSaid(t(what === 'save' ? 'saved' : 'removed'));
    } catch (reason) {
      setProblem(problemOf(reason));
    }
    setBusy(null);
  };
  const taken = problem?.code === CODE.conflict;
  const owner = stock.items.find(
    ({ item_id, sensor_id, channel_id }) =>
      item_id !== item.item_id && sensor_id === next.sensor && channel_id === next.channel,
  );
  const takenText = owner ? t('takenBy', { id: String(owner.item_id), name: owner.name }) : t('taken');
  return (
    <fieldset className={classes['section']}>
      <legend>{t('title')}</legend>
      {problem && !taken && <ProblemAlert problem={problem} title={t('failed')} />}
      <div className={classes['inline']}>
        <TextInput
          className={classes['sensor'] ?? ''}
          label={t('id')}
          inputMode="numeric"
          autoComplete="off"
          readOnly={!mayEdit}
          value={sensor}
          error={sensor.trim() !== '' && !valid && t('wrong')}
          onChange={(event) => setSensorText(event.currentTarget.value)}
        />
        <Select
          {...IN_DIALOG}
          className={classes['channel'] ?? ''}
          label={t('channel')}
          placeholder="—"
          data={CHANNELS}
          readOnly={!mayEdit}
          allowDeselect={false}
          value={channel}
          onChange={setChannel}
        />
        {mayEdit && (
          <Button
            variant="default"
            loading={busy === 'save'}
            disabled={!valid || channel === null || same || busy === 'remove'}
            onClick={() =>
              void run(
                'save',
                () => save({ body: { item_id: item.item_id, sensor_id: next.sensor, channel_id: next.channel } }),
                next,
              )
            }
          >
            {t('save')}
          </Button>
        )}
        {mayEdit && saved.sensor !== null && (
          <Button
            variant="subtle"
            color="red"
            loading={busy === 'remove'}
            disabled={busy === 'save'}
            onClick={() =>
              void run('remove', () => remove({ body: { item_id: item.item_id } }), { sensor: null, channel: null })
            }
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <div role="status" className={classes['spring']}>
        {said}
      </div>
      {taken && (
        <div role="alert" className={classes['wrong']}>
          {takenText}
        </div>
      )}
    </fieldset>
  );
}
