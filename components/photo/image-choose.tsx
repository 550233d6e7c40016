'use client';
import { FileButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';

interface ImageChooseProps {
  label: string;
  /** Styled as the main action. */
  primary?: boolean;
  onPick: (file: File) => void;
}

/** Opens the system's file chooser; choosing the same file again fires again. */
export function ImageChoose({ label, primary = false, onPick }: ImageChooseProps) {
  const t = useTranslations('dishImage');
  const reset = useRef<() => void>(null);
  const picked = (file: File | null) => {
    reset.current?.();
    if (file) onPick(file);
  };
  return (
    <FileButton
      resetRef={reset}
      accept="image/jpeg,image/png"
      inputProps={{ 'aria-label': t('file') }}
      onChange={picked}
    >
      {(props) => (
        <Button
          {...props}
          variant={primary ? 'filled' : 'default'}
          leftSection={<IconPhotoPlus size={16} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
