'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import { LeaveQuestion } from '@/components/form/leave-question';
import { CoverContext } from './inner-dialog';
import classes from './item-modal.module.css';

/** What the content of a dialog does with the dialog. */
export interface Shell {
  readonly onDirty: (dirty: boolean) => void;
  /** Closes (or does something else): there is nothing left to lose. */
  readonly done: () => void;
  /** Leaves, asking first if something would be lost; `then` instead of closing. */
  readonly leave: (then?: () => void) => void;
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
  const [dirty, setDirty] = useState(false);
  const [covered, setCovered] = useState(false);
  const [asking, setAsking] = useState<{ then: () => void; from: Element | null } | null>(null);
  useEffect(() => {
    const from = document.activeElement;
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  const leave = (then: () => void = onClose) => {
    if (dirty) setAsking({ then, from: document.activeElement });
    else then();
  };
  const stay = () => {
    setAsking(null);
    if (asking?.from instanceof HTMLElement) asking.from.focus();
  };
  return (
    <>
      <Modal
        opened={mounted}
        onClose={() => leave()}
        closeOnEscape={asking === null && !covered}
        closeOnClickOutside={asking === null && !covered}
        returnFocus={false}
        title={title}
        size={size}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 100, transition: 'fade' }}
        classNames={tall ? { content: classes['tall'] ?? '', body: classes['body'] ?? '' } : {}}
      >
        <CoverContext value={setCovered}>{children({ onDirty: setDirty, done: onClose, leave })}</CoverContext>
      </Modal>
      {asking && <LeaveQuestion onStay={stay} onLeave={asking.then} />}
    </>
  );
}
