'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { HallChoice } from '@/lib/sections/payments/lists/payments';
import { useFormats } from '@/components/frame/use-formats';
import classes from './payments.module.css';
import type { useHalls } from './use-halls';

interface HallBoxProps extends Pick<ReturnType<typeof useHalls>, 'halls' | 'isAll' | 'name'> {
  readonly onChoose: (halls: HallChoice) => void;
}

/** Which halls the sums beside it are of, and what is owed in each of the others; of all together, in each hall. */
export function HallBox({ halls, isAll, name, onChoose }: HallBoxProps) {
  const t = useTranslations('payments.halls');
  const { formatBaht } = useFormats();
  const listed = halls.filter(({ counted }) => isAll || !counted);
  if (name === undefined) return null;
  return (
    <section className={cx(layout.panel, classes['box'])} aria-label={t('label')}>
      <h2 className={classes['boxHead']}>{name}</h2>
      {listed.length > 0 && (
        <>
          <Button size="compact-md" variant="default" onClick={() => onChoose(isAll ? 'one' : 'all')}>
            {t(isAll ? 'mainOnly' : 'include')}
          </Button>
          <div className={cx(layout.small, layout.figures, classes['halls'])}>
            <span className={cx(layout.muted, classes['quiet'])}>{t(isAll ? 'ofThem' : 'others')}</span>
            <dl>
              {listed.map(({ place_id, place_name, unpaid_sum: sum }) => (
                <div key={place_id}>
                  <dt>{place_name}</dt>
                  <dd>{formatBaht(sum)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      )}
    </section>
  );
}
