'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import classes from './dish-dialog.module.css';
import type { DishForm } from './use-dish-form';

interface DishFootProps {
  form: DishForm;
  /** A photo is chosen and not uploaded yet. */
  picking: boolean;
  onLeave: () => void;
}

/** The dialog's buttons: reset, cancel, ok; where nothing can be changed, close alone. */
export function DishFoot({ form: { readOnly, dirty, busy, blocked, reset }, picking, onLeave }: DishFootProps) {
  const t = useTranslations('dish');
  if (readOnly) {
    return (
      <div className={classes['foot']}>
        <span className={classes['spring']}>{t('readOnly')}</span>
        <Button variant="default" onClick={onLeave}>
          {t('close')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['foot']}>
      <Button variant="subtle" color="gray" disabled={!dirty || busy} onClick={reset}>
        {t('reset')}
      </Button>
      <span className={classes['spring']} role="status">
        {picking ? t('pictureWaits') : dirty && t('unsaved')}
      </span>
      <Button variant="default" onClick={onLeave}>
        {t('cancel')}
      </Button>
      <Button className={classes['primary'] ?? ''} type="submit" loading={busy} disabled={blocked}>
        {t('ok')}
      </Button>
    </div>
  );
}
