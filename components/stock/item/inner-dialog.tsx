'use client';
import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** Told to the dialog below, for as long as another lies above it: Escape is not its own then. */
export const CoverContext = createContext<(covered: boolean) => void>(() => undefined);

interface InnerDialogProps {
  title: string;
  size: number;
  onClose: () => void;
  children: ReactNode;
}

const focused = (): Element | null => (typeof document === 'undefined' ? null : document.activeElement);

/** A small question above an item's dialog: it alone closes, and the focus goes back to where it came from. */
export function InnerDialog({ title, size, onClose, children }: InnerDialogProps) {
  const t = useTranslations('stockItem');
  const cover = use(CoverContext);
  const [from] = useState(focused);
  useEffect(() => {
    cover(true);
    return () => {
      cover(false);
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, [cover, from]);
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={size}
      zIndex={300}
      title={title}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 0 }}
      // One dialog above another would make two banners of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  );
}
