'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useLeaving } from '@/components/form/use-leaving';
import { ImageTab, type ImageTabProps } from './image-tab';
import { DishLeaveQuestion } from './leave-question';

export interface ImageModalProps extends Pick<ImageTabProps, 'item_id' | 'onUploaded'> {
  /** Closes without being taken away, so that the focus can return. */
  readonly opened: boolean;
  /** The dish's name, for the title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The picture of one dish, straight from the list; a chosen photo that is not uploaded is not thrown away unasked. */
export function ImageModal({ opened, name, onClose, ...tab }: ImageModalProps) {
  const t = useTranslations('dishImage');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const { asking, hold, leave, stay, discard } = useLeaving(onClose);
  return (
    <>
      <Modal
        opened={mounted && opened}
        onClose={leave}
        closeOnEscape={!asking}
        closeOnClickOutside={!asking}
        size="40rem"
        title={t('title', { name })}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 120, transition: 'fade' }}
      >
        <ImageTab {...tab} onPending={hold} />
      </Modal>
      {asking && <DishLeaveQuestion onStay={stay} onLeave={discard} />}
    </>
  );
}
