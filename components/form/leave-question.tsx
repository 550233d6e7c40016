'use client';
import { Button, Modal, Title } from '@mantine/core';
import { useTranslations } from 'next-intl';
import classes from './dialogs.module.css';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
  /** In a dialog's own words; without them, in those that fit any. */
  title?: string;
  text?: string;
  discard?: string;
}

/** Asked before what was typed is thrown away; Escape and the safe button go back to it. */
export function LeaveQuestion({ onStay, onLeave, title, text, discard }: LeaveQuestionProps) {
  const t = useTranslations('form.leave');
  const asked = title ?? t('title');
  return (
    <Modal
      opened
      onClose={onStay}
      centered
      size={420}
      zIndex={300}
      // A second dialog's head would be a second banner of the page.
      withCloseButton={false}
      attributes={{ content: { 'aria-label': asked } }}
      transitionProps={{ duration: 0 }}
    >
      <Title order={2}>{asked}</Title>
      {text && <p className={classes['text']}>{text}</p>}
      <div className={classes['foot']}>
        <Button variant="default" data-autofocus onClick={onStay}>
          {t('stay')}
        </Button>
        <Button color="red.9" onClick={onLeave}>
          {discard ?? t('discard')}
        </Button>
      </div>
    </Modal>
  );
}
