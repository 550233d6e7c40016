import { useTranslations } from 'next-intl';
import classes from './close-steps.module.css';

const STEPS = ['count', 'settle', 'sheet'] as const;
export type CloseStep = (typeof STEPS)[number];

/** Steps of the day close, with the current one. */
export function CloseSteps({ current }: { readonly current: CloseStep }) {
  const t = useTranslations('days.steps');
  return (
    <ol className={classes['steps']} aria-label={t('label')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={index < STEPS.indexOf(current)}>
          <span aria-hidden>{index + 1}</span> {t(step)}
        </li>
      ))}
    </ol>
  );
}
