'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Form } from '@/components/ui/form';
import classes from './sensor-form.module.css';
import { useSensorForm, type SensorOptions } from './use-sensor-form';

const CHANNELS = ['1', '2', '3', '4', '5', '6', '7', '8'].map((channel) => ({ value: channel, label: channel }));

interface SensorFormProps extends SensorOptions {
  /** Part of another form: Enter does not save. */
  readonly section?: boolean;
}

/** Form for the sensor and channel of an item. */
export function SensorForm({ section = false, ...options }: SensorFormProps) {
  const t = useTranslations('record.sensor');
  const { words, mayEdit } = options;
  const sensor = useSensorForm(options);
  const { form, isBusy, problem } = sensor;
  const size = section ? 'sm' : 'xs';
  const isFixed = !mayEdit || isBusy;
  const fields = (
    <fieldset className={section ? cx(layout.panel, classes['section']) : layout.stack} aria-busy={isBusy}>
      <legend className={classes['legend']}>{t(`${words}.title`)}</legend>
      {problem && <ProblemAlert problem={problem} title={t('failed')} />}
      <div className={section ? cx(layout.row, classes['line']) : layout.stack}>
        <div className={classes['fields']}>
          <TextInput
            {...form.text('sensor_id')}
            withAsterisk={false}
            aria-required={undefined}
            size={size}
            inputMode="numeric"
            readOnly={isFixed}
          />
          <Select {...form.choice('channel_id')} size={size} placeholder="—" data={CHANNELS} readOnly={isFixed} />
        </div>
        {mayEdit && (
          <div className={layout.row}>
            <Button
              {...(section ? { variant: 'default', onClick: sensor.save } : { type: 'submit' })}
              size={size}
              disabled={!sensor.maySave}
            >
              {t(`${words}.save`)}
            </Button>
            <Button
              {...(section ? { variant: 'subtle', color: 'red' } : { variant: 'default' })}
              size={size}
              disabled={!sensor.mayRemove}
              onClick={sensor.remove}
            >
              {t(`${words}.remove`)}
            </Button>
          </div>
        )}
      </div>
      <div className={cx(layout.muted, layout.tiny, classes['note'])} role={sensor.isTaken ? 'alert' : 'status'}>
        {sensor.note}
      </div>
    </fieldset>
  );
  if (section) return fields;
  return <Form onSubmit={() => sensor.save()}>{fields}</Form>;
}
