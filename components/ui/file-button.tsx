'use client';
import { useRef, type ComponentProps } from 'react';
import { Button } from './button';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Name of the file input for assistive technology. */
  readonly fileLabel: string;
  /** Types of files, as of an `<input>`. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Called with at least one file; choosing the same file again calls again. */
  readonly onPick: (files: readonly File[]) => void;
}

/** A button that opens the system's file chooser. */
export function FileButton({ fileLabel, accept, multiple = false, onPick, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fileLabel}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
