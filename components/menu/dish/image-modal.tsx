'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ImageTab, type ImageTabProps } from './image-tab';
import { LeaveQuestion } from './leave-question';

interface ImageModalProps extends Pick<ImageTabProps, 'item_id' | 'onUploaded'> {
  /** The dish's name, for the title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The picture of one dish, straight from the list; a chosen photo that is not uploaded is not thrown away unasked. */
export function ImageModal({ name, onClose, ...tab }: ImageModalProps) {
  const t = useTranslations('dishImage');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Modal
        opened={mounted}
        onClose={() => (pending ? setAsking(true) : onClose())}
        closeOnEscape={!asking}
        closeOnClickOutside={!asking}
        size="40rem"
        title={t('title', { name })}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 120, transition: 'fade' }}
      >
        <ImageTab {...tab} onPending={setPending} />
      </Modal>
      {asking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />}
    </>
  );
}
