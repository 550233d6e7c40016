import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { DISH_CLASSES } from '@/lib/sections/statistics/rules/dish-quadrant';
import type { Dot, DotForm } from '@/lib/lists/scatter';
import { seriesColour } from '@/lib/lists/series-colours';
import { CLASS_LOOKS } from '@/lib/sections/statistics/lists/dish-field';
import classes from './quadrant.module.css';

const PATHS: Readonly<Record<DotForm, string>> = {
  circle: 'M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  rect: 'M1.5 1.5h9v9h-9z',
  triangle: 'M6 .8l5.4 10.2h-10.8z',
  rectRot: 'M6 .2l5.8 5.8l-5.8 5.8l-5.8-5.8z',
};

/** Four classes of dishes with marks, counts and recommendations. */
export function DishClasses({ dots }: { dots: readonly Dot[] }) {
  const t = useTranslations('reports');
  return (
    <ul className={classes['classes']} aria-label={t('quadrant.classes')}>
      {DISH_CLASSES.map((key) => (
        <li key={key}>
          <p className={cx(layout.line, classes['name'])}>
            <svg
              viewBox="0 0 12 12"
              aria-hidden
              style={{ '--class': seriesColour(CLASS_LOOKS[key].colour) } as CSSProperties}
            >
              <path d={PATHS[CLASS_LOOKS[key].shape]} />
            </svg>
            {t(`classes.${key}`)}
            <span>{dots.filter(({ group }) => group === key).length}</span>
          </p>
          <p className={classes['advice']}>{t(`advice.${key}`)}</p>
        </li>
      ))}
    </ul>
  );
}
