import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import classes from './close-steps.module.css';

const STEPS = ['count', 'settle', 'sheet'] as const;
export type CloseStep = (typeof STEPS)[number];

/** Steps of the day close. Finished steps are ticked, the current one is marked. */
export function CloseSteps({ current }: { readonly current: CloseStep }) {
  const t = useTranslations('days.steps');
  return (
    <ol className={classes['steps']} aria-label={t('label')}>
      {STEPS.map((step, index) => {
        const isDone = index < STEPS.indexOf(current);
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined} data-done={isDone || undefined}>
            <span aria-hidden>{isDone ? <IconCheck size={16} /> : index + 1}</span> {t(step)}
            {isDone && <VisuallyHidden>{t('done')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
