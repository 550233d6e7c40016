'use client';
import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFocusReturn } from '@/components/form/use-focus-return';
import classes from './story-dialog.module.css';

interface StoryDialogProps {
  title: string;
  size: 'wide' | 'small';
  /** Another dialog lies on top: Escape and a click outside are that one's. */
  covered?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is there as long as it is open; the focus goes back to where it came from. */
export function StoryDialog({ title, size, covered = false, onClose, children }: StoryDialogProps) {
  const t = useTranslations('stockStory');
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      returnFocus={false}
      closeOnEscape={!covered}
      closeOnClickOutside={!covered}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered={size === 'wide'}
      // One dialog above another would make two banners of the page.
      attributes={{ header: { role: 'presentation' } }}
      {...(size === 'wide' && {
        classNames: {
          inner: classes['inner'] ?? '',
          content: classes['content'] ?? '',
          header: classes['header'] ?? '',
          title: classes['title'] ?? '',
          body: classes['body'] ?? '',
        },
      })}
    >
      {children}
    </Modal>
  );
}
