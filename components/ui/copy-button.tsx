'use client';
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
      aria-live="polite"
      onClick={() => setResult(copyText(text) ? 'copied' : 'notCopied')}
      {...looks}
    >
      {labels[result]}
    </Button>
  );
}
