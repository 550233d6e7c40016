'use client';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import { userSees, type UserSees } from '@/lib/sections/users/contract/sees';
import { personText } from '@/lib/rights/person';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import type { SectionId } from '@/lib/contract/sections';
import type { SettingsTab } from '@/lib/navigation';
import classes from './sees.module.css';

/** Line of a list with a check mark or a dash. */
function CheckLine({ on, children }: { readonly on: boolean; readonly children: ReactNode }) {
  const t = useTranslations('users.sees');
  const Icon = on ? IconCheck : IconMinus;
  return (
    <li className={cx(layout.line, layout.muted, layout.small, classes['line'])} data-on={on || undefined}>
      <Icon size={16} stroke={1.8} role="img" aria-label={t(on ? 'yes' : 'no')} />
      <span>{children}</span>
    </li>
  );
}

interface SeesSectionProps {
  readonly id: string;
  readonly sees: UserSees;
}

/** Open section with what can be done in it; the settings with their tabs too. */
function SeesSection({ id, sees }: SeesSectionProps) {
  const t = useTranslations();
  const actions = sees.actions.filter(({ section }) => section === id);
  const tabs = id === 'settings' ? sees.tabs : [];
  const nothing = actions.every(({ may }) => !may);
  return (
    <section className={cx(layout.panel, classes['section'])} aria-label={t(`sections.${id as SectionId}`)}>
      <h4 className={cx(layout.row, layout.small, classes['name'])}>
        {t(`sections.${id as SectionId}`)}
        {nothing && <small className={cx(layout.muted, layout.tiny)}>{t('users.sees.reading')}</small>}
      </h4>
      {actions.length + tabs.length > 0 && (
        <ul>
          {tabs.map((tab) => (
            <CheckLine key={tab.id} on={tab.open}>
              {t('users.sees.tab', { name: t(`settings.tabs.${tab.id as SettingsTab}`) })}
            </CheckLine>
          ))}
          {actions.map((action) => (
            <CheckLine key={action.id} on={action.may}>
              {t(`users.sees.actions.${action.id as 'receive'}`)}
            </CheckLine>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SeesDialogProps {
  readonly user: UserRow;
  /** Unsaved rights of the form; by default those of the account. */
  readonly permissions: string | undefined;
  readonly onClose: () => void;
}

/** Sections, actions and figures that the server opens to the owner of an account. Nothing can be changed here. */
export function SeesDialog({ user, permissions, onClose }: SeesDialogProps) {
  const t = useTranslations('users.sees');
  const isUnsaved = permissions !== undefined && permissions !== user.permissions;
  const query = isUnsaved ? { permissions } : {};
  const { data, error, reload } = useFresh(userSees, { params: { id: user.user_id }, query });
  return (
    <Dialog title={t('title', { login: personText(user) })} layout="sheet" size="52rem" onClose={onClose}>
      <div
        className={cx(layout.screen, classes['body'])}
        tabIndex={0}
        role="group"
        aria-label={t('title', { login: personText(user) })}
      >
        {isUnsaved && <p className={cx(layout.muted, layout.small)}>{t('unsaved')}</p>}
        {data ? (
          <Sees sees={data} login={personText(user)} />
        ) : error ? (
          <ProblemAlert problem={error.problem} title={t('failed')} onRetry={reload} />
        ) : (
          <Skeleton height={320} />
        )}
      </div>
    </Dialog>
  );
}

function Sees({ sees, login }: { readonly sees: UserSees; readonly login: string }) {
  const t = useTranslations('users.sees');
  const sectionName = useTranslations('sections');
  const nameOf = (id: string) => sectionName(id as SectionId);
  const closed = sees.sections.filter(({ open }) => !open).map(({ id }) => nameOf(id));
  return (
    <>
      {sees.enters ? (
        <p className={cx(layout.muted, layout.small)}>{t('landing', { section: nameOf(sees.landing) })}</p>
      ) : (
        <Alert role="status" color="orange">
          {t('shut', { login })}
        </Alert>
      )}
      <h3 className={classes['title']}>{t('figures')}</h3>
      <ul className={classes['figures']}>
        {sees.figures.map(({ id, seen }) => (
          <CheckLine key={id} on={seen}>
            {t(`figure.${id as 'costs'}`)}
          </CheckLine>
        ))}
      </ul>
      <h3 className={classes['title']}>{t('sections')}</h3>
      <div className={classes['sections']}>
        {sees.sections
          .filter(({ open }) => open)
          .map(({ id }) => (
            <SeesSection key={id} id={id} sees={sees} />
          ))}
      </div>
      {closed.length > 0 && (
        <p className={cx(layout.muted, layout.small)}>{t('closed', { sections: closed.join(', ') })}</p>
      )}
    </>
  );
}
