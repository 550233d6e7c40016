'use client';
import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import classes from './dish-dialog.module.css';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before what was typed is thrown away; Escape and the safe button go back to it. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslations('dish');
  return (
    <Modal
      opened
      onClose={onStay}
      centered
      size={420}
      zIndex={300}
      title={t('leaveTitle')}
      closeButtonProps={{ 'aria-label': t('leaveStay') }}
      transitionProps={{ duration: 0 }}
    >
      <p className={classes['question']}>{t('leaveText')}</p>
      <div className={classes['answers']}>
        <Button variant="default" data-autofocus onClick={onStay}>
          {t('leaveStay')}
        </Button>
        <Button color="red.9" onClick={onLeave}>
          {t('leaveGo')}
        </Button>
      </div>
    </Modal>
  );
}
