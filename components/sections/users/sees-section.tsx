'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { UserSees } from '@/lib/sections/users/contract/sees';
import type { SectionId } from '@/lib/contract/sections';
import type { SettingsTab } from '@/lib/navigation';
import { Marked } from './marked';
import classes from './sees.module.css';

interface SeesSectionProps {
  readonly id: string;
  readonly sees: UserSees;
}

/** Open section with what can be done in it; the settings with their tabs too. */
export function SeesSection({ id, sees }: SeesSectionProps) {
  const t = useTranslations();
  const actions = sees.actions.filter(({ section }) => section === id);
  const tabs = id === 'settings' ? sees.tabs : [];
  const nothing = actions.every(({ may }) => !may);
  return (
    <section className={classes['section']} aria-label={t(`sections.${id as SectionId}`)}>
      <h4 className={cx(layout.row, classes['name'])}>
        {t(`sections.${id as SectionId}`)}
        {nothing && <small>{t('users.sees.reading')}</small>}
      </h4>
      {actions.length + tabs.length > 0 && (
        <ul>
          {tabs.map((tab) => (
            <Marked key={tab.id} on={tab.open}>
              {t('users.sees.tab', { name: t(`settings.tabs.${tab.id as SettingsTab}`) })}
            </Marked>
          ))}
          {actions.map((action) => (
            <Marked key={action.id} on={action.may}>
              {t(`users.sees.actions.${action.id as 'receive'}`)}
            </Marked>
          ))}
        </ul>
      )}
    </section>
  );
}
