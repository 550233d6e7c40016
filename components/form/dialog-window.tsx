'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDialogLevel } from './dialog-stack';
import classes from './dialog.module.css';
import { useFocusReturn } from './use-focus-return';

const BASE_LAYER = 200;

export interface DialogWindowProps {
  readonly title: string;
  /** Width in px or CSS units. */
  readonly size?: number | string;
  /**
   * `tall` has one height and is a whole screen on a phone, its content scrolls itself; `sheet` is the same, but no
   * higher than its content; `flush` has no padding around its content; `bare` has no head and no padding, its title is
   * read out only.
   */
  readonly layout?: 'tall' | 'sheet' | 'flush' | 'bare';
  /** Distance from the window's top; without it the dialog is in the middle. */
  readonly yOffset?: string;
  readonly closeOnClickOutside?: boolean;
  /** The opener moves the focus itself when the dialog closes. */
  readonly keepsFocus?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FRAME = {
  header: classes['head'] ?? '',
  title: classes['title'] ?? '',
  body: classes['body'] ?? '',
};
const LOOKS = {
  tall: { ...FRAME, content: classes['tall'] ?? '' },
  sheet: { ...FRAME, content: classes['sheet'] ?? '' },
  flush: { body: classes['flush'] ?? '' },
  bare: { body: classes['flush'] ?? '' },
};

/**
 * The window of a dialog, open as long as it is rendered. The topmost one alone closes by Escape or a click outside,
 * and the focus returns to where it came from.
 */
export function DialogWindow({ title, layout, size, yOffset, onClose, children, ...options }: DialogWindowProps) {
  const t = useTranslations('form');
  // Mantine moves the focus in when `opened` turns true; by then `useFocusReturn` has read where it was.
  const mounted = useMounted();
  const { level, isTop } = useDialogLevel();
  useFocusReturn(!options.keepsFocus);
  const isBare = layout === 'bare';
  return (
    <Modal
      opened={mounted}
      onClose={onClose}
      closeOnEscape={isTop}
      closeOnClickOutside={isTop && options.closeOnClickOutside !== false}
      returnFocus={false}
      centered={yOffset === undefined}
      {...(yOffset !== undefined && { yOffset })}
      {...(size !== undefined && { size })}
      zIndex={BASE_LAYER + level}
      title={isBare ? undefined : title}
      withCloseButton={!isBare}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: level > 0 ? 0 : 100, transition: 'fade' }}
      // The heads of two dialogs would be two banners of one page.
      attributes={{ header: { role: 'presentation' }, ...(isBare && { content: { 'aria-label': title } }) }}
      classNames={layout ? LOOKS[layout] : {}}
    >
      {children}
    </Modal>
  );
}
