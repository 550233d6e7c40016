'use client';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { FileButton } from '@/components/ui/file-button';

interface ImageChooseProps {
  readonly label: string;
  /** Styled as the main action. */
  readonly primary?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** Opens the system's file chooser for one photo. */
export function ImageChoose({ label, primary = false, onPick }: ImageChooseProps) {
  const t = useTranslations('dishImage');
  return (
    <FileButton
      fileLabel={t('file')}
      accept="image/jpeg,image/png"
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconPhotoPlus size={16} aria-hidden />}
      onPick={onPick}
    >
      {label}
    </FileButton>
  );
}
