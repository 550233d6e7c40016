import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { cx, layout } from '@/components/ui/classes';
import type { SectionId } from '@/lib/contract/sections';
import { NavLink } from './nav-link';
import classes from './sidebar.module.css';

export interface VisibleSection {
  readonly id: SectionId;
  readonly group: number;
}

export interface SectionNavProps {
  readonly sections: readonly VisibleSection[];
  readonly narrow?: boolean;
  readonly onNavigate?: () => void;
}

/** Navigation links in the given order, with a rule between groups. */
export function SectionNav({ sections, narrow = false, onNavigate }: SectionNavProps) {
  const t = useTranslations('frame');
  return (
    <nav className={classes['nav']} aria-label={t('sections')}>
      <ul className={cx(layout.stack, classes['list'])}>
        {sections.map(({ id, group }, index) => (
          <Fragment key={id}>
            {index > 0 && sections[index - 1]?.group !== group && <li className={classes['rule']} aria-hidden />}
            <li>
              <NavLink section={id} narrow={narrow} onNavigate={onNavigate} />
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
