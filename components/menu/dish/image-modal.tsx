'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ImageTab } from './image-tab';
import { useLeaveWords } from './use-leave-words';

interface ImageModalProps {
  readonly item_id: number;
  /** The dish's name, for the title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The picture of one dish, straight from the list. */
export function ImageModal({ item_id, name, onClose }: ImageModalProps) {
  const t = useTranslations('dishImage');
  return (
    <Dialog title={t('title', { name })} size="40rem" leaveWords={useLeaveWords()} onClose={onClose}>
      <ImageTab item_id={item_id} />
    </Dialog>
  );
}
