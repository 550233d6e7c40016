'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { RestoredNote } from '@/components/form/restored-note';
import { useForm } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { Title } from '@/components/ui/title';
import { call } from '@/lib/api/call';
import { getVenueSettings, SWITCHABLE, type StoredVenueSettings } from '@/lib/sections/settings/contract/venue';
import { LIMITS } from '@/lib/sections/settings/contract/limits';
import { venueForm } from '@/lib/sections/settings/forms/venue';
import { Form } from '@/components/ui/form';
import { useSectionNames } from './use-section-names';
import classes from './venue-form.module.css';

interface VenueFormProps {
  readonly settings: StoredVenueSettings;
  readonly onSaved: () => void;
}

const read = () => call(getVenueSettings, {});

/** Form with a checkbox for each section that a venue may switch off. */
export function VenueForm({ settings, onSaved }: VenueFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const toasts = useToasts();
  const namesOf = useSectionNames();
  const form = useForm(venueForm, {
    record: settings,
    live: true,
    reread: read,
    onDone: async (_reply, _values, refresh) => {
      await refresh();
      form.adopt(await read());
      toasts.success(t('venue.saved'));
      onSaved();
      // The sidebar is part of the layout.
      router.refresh();
    },
  });
  const { value: off, onChange } = form.value('sections_off');
  return (
    <Form
      className={cx(layout.stack, classes['form'])}
      aria-labelledby="venue-sections"
      onSubmit={() => {
        if (form.reason === null) void form.submit();
      }}
    >
      <Title order={2} size="h3" id="venue-sections">
        {t('venue.sections')}
      </Title>
      {form.problem && <ProblemAlert problem={form.problem} title={t('venue.failed')} />}
      {form.isRestored && <RestoredNote onStartOver={form.reset} />}
      {form.settled && (
        <Alert role="alert" color="yellow">
          {t('venue.conflict', { sections: namesOf(form.settled.now.sections_off) })}
        </Alert>
      )}
      <div className={cx(layout.stack, layout.panel, classes['rows'])}>
        {SWITCHABLE.map((section) => (
          <Checkbox
            key={section}
            label={t(`sections.${section}`)}
            description={t(`venue.hints.${section}`)}
            checked={!off.includes(section)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onChange(SWITCHABLE.filter((one) => (one === section ? !isOn : off.includes(one))));
            }}
          />
        ))}
      </div>
      <p className={layout.muted}>{t('venue.note')}</p>
      <Checkbox {...form.flag('start_on_overview')} description={t('venue.startHint')} />
      <Title order={2} size="h3" id="venue-limits">
        {t('venue.limits')}
      </Title>
      <p className={layout.muted}>{t('venue.limitsHint')}</p>
      <div className={classes['limits']} role="group" aria-labelledby="venue-limits">
        {LIMITS.map((limit) => (
          <NumberField key={limit} {...form.text(limit)} />
        ))}
      </div>
      <Button type="submit" className={classes['save'] ?? ''} loading={form.isSending} disabled={form.reason !== null}>
        {t('venue.save')}
      </Button>
    </Form>
  );
}
