'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Kit } from '@/components/ui/kit';
import { useDialogLevel } from './dialog-stack';
import classes from './dialog.module.css';
import type { DialogWindowProps } from './dialog-window-props';

/** Returns the focus on unmount to the element that had it on mount, unless it was moved meanwhile. */
function useFocusReturn(): void {
  useEffect(() => {
    const from = document.activeElement;
    return () => {
      // The focused element left with the dialog, so the body has the focus.
      const isLost = document.activeElement === document.body;
      if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
}

/** Focuses what had the focus before `hidden`, because a hidden element loses it. */
function useFocusKept(hidden: boolean): void {
  useEffect(() => {
    if (!hidden) return;
    const origin = document.activeElement;
    return () => {
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, [hidden]);
}

const BASE_LAYER = 200;

const FRAME = {
  header: classes['head'] ?? '',
  title: classes['title'] ?? '',
  body: classes['body'] ?? '',
};
const HIDDEN = { content: { visibility: 'hidden' } } as const;
const LOOKS = {
  tall: { ...FRAME, content: classes['tall'] ?? '' },
  detail: { ...FRAME, content: classes['detail'] ?? '' },
  sheet: { ...FRAME, content: classes['sheet'] ?? '' },
  flush: { body: classes['flush'] ?? '' },
  bare: { body: classes['flush'] ?? '' },
};

/** The window of a dialog. */
export function DialogWindowPart({
  title,
  layout,
  size,
  yOffset,
  hidden = false,
  onClose,
  children,
  ...options
}: DialogWindowProps) {
  const t = useTranslations('form');
  // Mantine moves the focus when `opened` turns true; `useFocusReturn` must read the origin before that.
  const mounted = useMounted();
  const { level, isTop } = useDialogLevel();
  useFocusReturn();
  useFocusKept(hidden);
  const isBare = layout === 'bare';
  return (
    <Kit>
      <Modal
        opened={mounted}
        onClose={onClose}
        closeOnEscape={isTop && !hidden}
        closeOnClickOutside={isTop && !hidden && options.closeOnClickOutside !== false}
        returnFocus={false}
        centered={yOffset === undefined}
        {...(yOffset !== undefined && { yOffset })}
        {...(size !== undefined && { size })}
        zIndex={BASE_LAYER + level}
        title={isBare ? undefined : title}
        withCloseButton={!isBare}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: level > 0 ? 0 : 100, transition: 'fade' }}
        // Two dialogs would otherwise be two banner landmarks.
        attributes={{ header: { role: 'presentation' }, ...(isBare && { content: { 'aria-label': title } }) }}
        {...(hidden && { styles: HIDDEN })}
        classNames={layout ? LOOKS[layout] : {}}
      >
        {children}
      </Modal>
    </Kit>
  );
}
