'use client';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, type ButtonProps } from './button';
import { copyText } from './copy-text';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  readonly text: string;
  readonly labels: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}

/** Button that copies a text; its label becomes the result. */
export function CopyButton({ text, labels, ...looks }: CopyButtonProps) {
  const [result, setResult] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} aria-hidden />}
      aria-live="polite"
      onClick={() => setResult(copyText(text) ? 'copied' : 'notCopied')}
      {...looks}
    >
      {labels[result]}
    </Button>
  );
}
