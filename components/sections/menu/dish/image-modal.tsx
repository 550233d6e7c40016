'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import type { DishModalProps } from './dish-types';
import { ImageTab } from './image-tab';
import { useLeaveWords } from './use-leave-words';

/** Dialog with the picture of one dish, opened from the list. */
export function ImageModal({ item_id, name, onClose }: DishModalProps) {
  const t = useTranslations('dishImage');
  return (
    <Dialog title={t('title', { name })} size="40rem" leaveWords={useLeaveWords()} onClose={onClose}>
      <ImageTab item_id={item_id} />
    </Dialog>
  );
}
