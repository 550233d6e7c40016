'use client';
import { Button, Modal, Title } from '@mantine/core';
import { useTranslations } from 'next-intl';
import classes from './dialogs.module.css';

/** Asked before what was typed is thrown away; Escape and the safe button go back to it. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations('form.leave');
  return (
    <Modal
      opened
      onClose={onStay}
      centered
      size={380}
      zIndex={300}
      // A second dialog's head would be a second banner of the page.
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('title') } }}
      transitionProps={{ duration: 0 }}
    >
      <Title order={2}>{t('title')}</Title>
      <div className={classes['foot']}>
        <Button variant="default" data-autofocus onClick={onStay}>
          {t('stay')}
        </Button>
        <Button color="red.9" onClick={onLeave}>
          {t('discard')}
        </Button>
      </div>
    </Modal>
  );
}
