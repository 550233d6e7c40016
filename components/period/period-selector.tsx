'use client';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { pastPreset, pastPresetOf, stepPeriod } from '@/lib/domain/period-steps';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import classes from './period-selector.module.css';
import { WaitingDates, type Side } from './waiting-dates';
import { boundsOf, MONTH } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

interface PeriodStepProps {
  readonly by: -1 | 1;
  /** Null where the step leads nowhere. */
  readonly to: Period | null;
  readonly onStep: (by: -1 | 1) => void;
}

/** Button to the period before or after the shown one. */
function PeriodStep({ by, to, onStep }: PeriodStepProps) {
  const t = useTranslations('period');
  const { timeZone, formatTime } = useFormats();
  const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
  const { start, end } = to ? boundsOf(to, 0, timeZone) : { start: null, end: null };
  const isCustom = to?.start_time !== undefined && start !== null && end !== null;
  return (
    <UnstyledButton
      className={cx(layout.line, layout.muted, classes['step'])}
      aria-label={t(by < 0 ? 'earlier' : 'later')}
      title={isCustom ? `${formatTime(start)} – ${formatTime(end)}` : t(by < 0 ? 'earlier' : 'later')}
      // Not `disabled`, which would drop the focus of whoever steps to the end.
      aria-disabled={to === null || undefined}
      onClick={() => to && onStep(by)}
    >
      <Icon size={16} aria-hidden />
    </UnstyledButton>
  );
}

/** The calendar is heavy and rarely used. */
export const PeriodDates = lazyPart(() => import('./period-dates').then((module) => module.PeriodDates), WaitingDates, {
  whenIdle: true,
});

const PRESETS = ['0', '1', '2', 'lastWeek', '3', 'lastMonth', '4', '5'] as const;
type Preset = (typeof PRESETS)[number];

const rightNow = (): number => Math.floor(Date.now() / 1000);

export interface PeriodSelectorProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

/** A custom period starts as the current one, ready for narrowing. */
function customFrom(period: Period, now: number, zone: string): Period {
  const { start, end } = boundsOf(period, now, zone);
  const start_time = start ?? boundsOf({ period_id: MONTH }, now, zone).start ?? now;
  return { period_id: CUSTOM, start_time, ...(end !== null && end <= now && { end_time: end }) };
}

const periodOf = (preset: Preset, value: Period, now: number, zone: string): Period => {
  if (preset === 'lastWeek' || preset === 'lastMonth') return pastPreset(preset, now, zone);
  const period_id = Number(preset);
  return period_id === CUSTOM ? customFrom(value, now, zone) : { period_id };
};

/**
 * Period selector of every report: the current business day, the previous one, this week, the last one, this month,
 * the last one, all time, or from a time to a time (or now), in the venue's zone; beside them steps to the period
 * before and after. The caller holds the value.
 */
export function PeriodSelector({ value, onChange }: PeriodSelectorProps) {
  const t = useTranslations('period');
  const { timeZone } = useFormats();
  const [now, setNow] = useState(rightNow);
  // A custom period may have the range of a preset while its dates are chosen.
  const [isOwn, setOwn] = useState(false);
  const [pressed, setPressed] = useState<Side | null>(null);
  const press = (side: Side) => {
    setPressed(side);
    // A failure shows where the part loads by itself.
    PeriodDates.load().catch(() => undefined);
  };
  // The press shows at once. The targets of the steps take longer to compute and follow.
  const shown = useDeferredValue(useMemo(() => ({ value, now }), [value, now]));
  const [earlier, later] = useMemo(
    () => ([-1, 1] as const).map((by) => stepPeriod(shown.value, by, shown.now, timeZone)),
    [shown, timeZone],
  );
  const marked = (isOwn ? undefined : pastPresetOf(value, now, timeZone)) ?? (String(value.period_id) as Preset);
  const choose = (preset: Preset) => {
    setNow(rightNow());
    setOwn(preset === String(CUSTOM));
    onChange(periodOf(preset, value, rightNow(), timeZone));
  };
  const step = (by: -1 | 1) => {
    const next = stepPeriod(value, by, rightNow(), timeZone);
    setNow(rightNow());
    setOwn(false);
    if (next) onChange(next);
  };
  return (
    <div className={classes['period']}>
      <div className={cx(layout.line, classes['steps'])} data-period>
        <PeriodStep by={-1} to={earlier ?? null} onStep={step} />
        <SegmentedControl
          size="xs"
          aria-label={t('label')}
          className={classes['presets']}
          controlClassName={classes['preset']}
          labelClassName={classes['label']}
          value={marked}
          onChange={choose}
          data={PRESETS.map((preset) => ({
            value: preset,
            label: <span title={t(`hints.p${preset}`)}>{t(`presets.p${preset}`)}</span>,
          }))}
        />
        <PeriodStep by={1} to={later ?? null} onStep={step} />
      </div>
      {marked === String(CUSTOM) && <PeriodDates value={value} onChange={onChange} pressed={pressed} onPress={press} />}
    </div>
  );
}
