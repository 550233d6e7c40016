'use client';
import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { MenuDish } from '@/lib/contract/menu';
import dialog from './dish-dialog.module.css';
import { HoursEditor } from './hours-editor';
import classes from './hours-modal.module.css';
import { useHoursForm } from './use-hours-form';
import { useOpeningWords } from './use-opening-words';

interface HoursFormProps {
  dish: MenuDish;
  onDirty: (dirty: boolean) => void;
  /** Wants to leave, which may have to be asked about. */
  onLeave: () => void;
  onDone: () => void;
}

/** The week of one dish with Cancel and Save, and what to do when somebody else changed the dish meanwhile. */
export function HoursForm({ dish, onDirty, onLeave, onDone }: HoursFormProps) {
  const t = useTranslations('dish');
  const inWords = useOpeningWords();
  const { value, change, dirty, busy, problem, outrun, save } = useHoursForm(dish, onDone);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <form
      className={classes['form']}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={dialog['panel']}>
        {outrun && (
          <Alert role="alert" color="yellow" className={classes['notice'] ?? ''} title={t('hours.outrun')}>
            {outrun.mine ? t('hours.outrunTheirs', { mine: inWords(outrun.mine) }) : t('hours.outrunOther')}
            {outrun.mine && (
              <div className={classes['mine']}>
                <Button size="compact-sm" variant="default" onClick={() => outrun.mine && change(outrun.mine)}>
                  {t('hours.takeMine')}
                </Button>
              </div>
            )}
          </Alert>
        )}
        {problem && (
          <div className={classes['notice']}>
            <ProblemAlert problem={problem} title={t('notSaved')} />
          </div>
        )}
        <HoursEditor value={value} onChange={change} />
      </div>
      <div className={dialog['foot']}>
        <span className={dialog['spring']} role="status">
          {dirty && t('unsaved')}
        </span>
        <Button variant="default" onClick={onLeave}>
          {t('cancel')}
        </Button>
        <Button className={dialog['primary'] ?? ''} type="submit" loading={busy}>
          {t('hours.save')}
        </Button>
      </div>
    </form>
  );
}
