'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeader } from '@/components/frame/page-header';
import { loadProblem } from '@/components/problem/load-problem';
import { RecordHistory } from '@/components/record/record-history';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Title } from '@/components/ui/title';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { LIMITS } from '@/lib/sections/settings/contract/limits';
import { getVenueSettings, venueHistory } from '@/lib/sections/settings/contract/venue';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { cx, layout } from '@/components/ui/classes';
import { useSectionNames } from './use-section-names';
import classes from './preferences.module.css';

const VenueForm = lazyPart(
  () => import('./venue-form').then((module) => module.VenueForm),
  () => <Skeleton height={360} aria-hidden />,
);

const FIELDS = ['start_on_overview', ...LIMITS] as const;

/** Settings of the venue: the sections that it uses, and who changed them. */
export function VenueScreen() {
  const t = useTranslations();
  const namesOf = useSectionNames();
  const reading = useEndpoint(getVenueSettings, {});
  const { data } = reading;
  const [saves, setSaves] = useState(0);
  return (
    <div className={layout.screen}>
      <PageHeader title={t('settings.tabs.venue')} heading={t('sections.settings')} />
      <SettingsTabs open="venue" />
      <div className={cx(layout.screen, classes['body'])}>
        <p className={classes['lead']}>{t('venue.lead')}</p>
        {!data && (loadProblem(t('venue.notLoaded'), reading) ?? <Skeleton height={320} aria-hidden />)}
        {data && <VenueForm settings={data} onSaved={() => setSaves(saves + 1)} />}
        <section className={cx(layout.stack, classes['section'])} aria-labelledby="venue-history">
          <Title order={2} size="h3" id="venue-history">
            {t('venue.history')}
          </Title>
          <RecordHistory
            key={saves}
            endpoint={venueHistory}
            input={{}}
            actionOf={() => t('venue.changed')}
            nameOf={(field) => t(`venue.fields.${FIELDS.find((name) => name === field) ?? 'sections_off'}`)}
            textOf={(_, value) => {
              if (typeof value === 'boolean') return t(value ? 'venue.yes' : 'venue.no');
              return typeof value === 'number' ? String(value) : namesOf(value);
            }}
          />
        </section>
      </div>
    </div>
  );
}
