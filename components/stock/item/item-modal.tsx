'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from '@/components/form/leave-question';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { useLeaving } from '@/components/form/use-leaving';
import { CoverContext } from './inner-dialog';
import classes from './item-modal.module.css';

/** What the content of a dialog does with the dialog. */
export interface Shell {
  readonly onDirty: (dirty: boolean) => void;
  /** Closes (or does something else): there is nothing left to lose. */
  readonly done: () => void;
  /** Closes, asking first if something would be lost. */
  readonly leave: () => void;
  /** The same, but goes on to something else. */
  readonly leaveTo: (then: () => void) => void;
}

interface ItemModalProps {
  title: string;
  size: number;
  /** A whole screen of its own on a phone, and of one height elsewhere. */
  tall?: boolean;
  onClose: () => void;
  children: (shell: Shell) => ReactNode;
}

/** A dialog that asks before it throws away what was typed, and gives the focus back to where it came from. */
export function ItemModal({ title, size, tall = false, onClose, children }: ItemModalProps) {
  const t = useTranslations('stockItem');
  const mounted = useMounted();
  const { asking, hold, close, leave, leaveTo, stay, discard } = useLeaving(onClose);
  const [covered, setCovered] = useState(false);
  useFocusReturn();
  return (
    <>
      <Modal
        opened={mounted}
        onClose={leave}
        closeOnEscape={!asking && !covered}
        closeOnClickOutside={!asking && !covered}
        returnFocus={false}
        title={title}
        size={size}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 100, transition: 'fade' }}
        classNames={tall ? { content: classes['tall'] ?? '', body: classes['body'] ?? '' } : {}}
      >
        <CoverContext value={setCovered}>{children({ onDirty: hold, done: close, leave, leaveTo })}</CoverContext>
      </Modal>
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} />}
    </>
  );
}
