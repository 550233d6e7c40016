'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogWindow } from './dialog-window';
import classes from './dialogs.module.css';

export interface LeaveWords {
  readonly title?: string;
  readonly text?: string;
  readonly discard?: string;
}

interface LeaveQuestionProps extends LeaveWords {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before unsaved changes are discarded; Escape and the safe button keep them. */
export function LeaveQuestion({ onStay, onLeave, title, text, discard }: LeaveQuestionProps) {
  const t = useTranslations('form.leave');
  return (
    <DialogWindow title={title ?? t('title')} size={420} onClose={onStay}>
      {text && <p>{text}</p>}
      <div className={classes['foot']}>
        <Button variant="default" data-autofocus onClick={onStay}>
          {t('stay')}
        </Button>
        <Button color="red.9" onClick={onLeave}>
          {discard ?? t('discard')}
        </Button>
      </div>
    </DialogWindow>
  );
}
