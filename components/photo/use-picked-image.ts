'use client';
import { useEffect, useRef, useState } from 'react';
import { useHold } from '@/components/form/use-leaving';
import { refusalOfFile, type ImageRefusal } from './image-file';

/** Chosen or dropped file as an object URL, which waits to be cut and uploaded, or the reason why it is refused. */
export function usePickedImage() {
  const [url, setUrl] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ImageRefusal | null>(null);
  /** Returns the chosen part of the image; null if it is too small. */
  const cutter = useRef<() => Promise<File | null>>(null);
  useHold(url !== null);
  const held = useRef<string | null>(null);
  const hold = (next: string | null) => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = next;
    setUrl(next);
  };
  useEffect(
    () => () => {
      if (held.current) URL.revokeObjectURL(held.current);
    },
    [],
  );

  const pick = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const why = files.length > 1 ? 'oneOnly' : await refusalOfFile(file);
    setRefusal(why);
    if (!why) hold(URL.createObjectURL(file));
  };
  const refuse = (why: ImageRefusal | null) => {
    hold(null);
    setRefusal(why);
  };
  return { url, cutter, refusal, pick, refuse, drop: () => refuse(null) };
}
