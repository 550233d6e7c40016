'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import classes from './add-stock-dialog.module.css';
import { DialogBody } from './dialog-body';
import type { Booked } from './use-booking';

export interface AddStockDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Told when a delivery is in the books. */
  readonly onBooked?: (reply: Booked) => void;
}

/** Books a delivery (specification part 1 §2, §4, §5): lines by scanner or by name, new items, who pays, VAT. */
export function AddStockDialog({ opened, onClose, onBooked }: AddStockDialogProps) {
  const t = useTranslations('stockAdd');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const [inner, setInner] = useState(false);
  const [isBooked, setIsBooked] = useState(false);
  const leave = useRef<(() => void) | null>(null);
  const close = () => {
    leave.current?.();
    setIsBooked(false);
    onClose();
  };
  return (
    <Modal
      opened={mounted && opened}
      onClose={close}
      closeOnEscape={!inner}
      closeOnClickOutside={false}
      title={isBooked ? t('moves.title') : t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{
        inner: classes['inner'] ?? '',
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      <DialogBody
        leaveRef={leave}
        onClose={close}
        onInner={setInner}
        onBooked={(reply, hasMoved) => {
          setIsBooked(hasMoved);
          onBooked?.(reply);
        }}
      />
    </Modal>
  );
}
