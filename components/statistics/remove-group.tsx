'use client';
import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { DialogForm } from '@/components/form/dialog-form';
import { useFocusReturn } from '@/components/form/use-focus-return';

interface RemoveGroupProps {
  name: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asked once before a group of ingredients goes. */
export function RemoveGroup({ name, onRemove, onClose }: RemoveGroupProps) {
  const t = useTranslations();
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={440}
      zIndex={300}
      returnFocus={false}
      title={t('reports.groups.deleteTitle', { name })}
      closeButtonProps={{ 'aria-label': t('form.close') }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
    >
      <DialogForm
        submitLabel={t('reports.groups.deleteYes')}
        danger
        onSubmit={onRemove}
        onCancel={onClose}
        // A toast says it.
        explains={() => true}
      >
        <p className={dialogs['text']}>{t('reports.groups.deleteText')}</p>
      </DialogForm>
    </Modal>
  );
}
