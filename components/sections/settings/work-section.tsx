'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { remember } from '@/components/frame/browser';
import { useChoices } from '@/components/frame/choices';
import { useCsvSeparator } from '@/components/frame/use-csv-separator';
import { useStoreChoice } from '@/components/frame/use-store-choice';
import { useWho } from '@/components/frame/who';
import { NativeSelect } from '@/components/ui/native-select';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { PAGE_SIZES } from '@/lib/contract/primitives';
import { startText } from '@/lib/domain/preferences';
import type { SectionId } from '@/lib/contract/sections';
import { CSV_SEPARATORS } from '@/lib/lists/csv-separator';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';
import classes from './preferences.module.css';

export interface WorkSectionProps {
  /** Sections in which the person may start; none for a brewer. */
  readonly startSections: readonly SectionId[];
  /** The chosen one; empty for the first. */
  readonly start: string;
}

/** Section to start in, rows on a page, and the separator of CSV files. */
export function WorkSection({ startSections, start: before }: WorkSectionProps) {
  const t = useTranslations();
  const router = useRouter();
  const [, startTransition] = useTransition();
  const { login } = useWho();
  const store = useStoreChoice();
  const [start, setStart] = useState(before);
  const [rows, setRows] = useState(useChoices().rows ?? PAGE_SIZES[0]);
  const [separator, setSeparator] = useCsvSeparator();
  const changeStart = (section: string) => {
    setStart(section);
    remember('start', startText(login, section));
    store({ start: section });
  };
  const changeRows = (text: string) => {
    const next = PAGE_SIZES.find((one) => String(one) === text) ?? rows;
    setRows(next);
    remember('rows', String(next));
    // The layout tells the lists.
    startTransition(() => router.refresh());
    store({ rows: next });
  };
  const sections = startSections.map((value) => ({ value, label: t(`sections.${value}`) }));
  return (
    <PreferenceSection title={t('preferences.work')}>
      <PreferenceRow
        label={t('preferences.start')}
        hint={t(sections.length > 0 ? 'preferences.startHint' : 'preferences.startOfBrewer')}
      >
        {(names) =>
          sections.length > 0 && (
            <NativeSelect
              {...names}
              className={classes['select']}
              value={sections.some(({ value }) => value === start) ? start : ''}
              data={[{ value: '', label: t('preferences.startFirst') }, ...sections]}
              onChange={(event) => changeStart(event.currentTarget.value)}
            />
          )
        }
      </PreferenceRow>
      <PreferenceRow label={t('preferences.rows')} hint={t('preferences.rowsHint')}>
        {(names) => (
          <SegmentedControl
            {...names}
            value={String(rows)}
            onChange={changeRows}
            data={PAGE_SIZES.map((one) => ({ value: String(one), label: one }))}
          />
        )}
      </PreferenceRow>
      <PreferenceRow label={t('preferences.separator')} hint={t('preferences.separatorHint')}>
        {(names) => (
          <SegmentedControl
            {...names}
            value={separator}
            onChange={setSeparator}
            data={CSV_SEPARATORS.map((value) => ({ value, label: t(`report.separators.${value}`) }))}
          />
        )}
      </PreferenceRow>
    </PreferenceSection>
  );
}
