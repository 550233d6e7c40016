'use client';
import { useLayoutEffect, type Ref, type RefObject } from 'react';

interface AnchorProps {
  readonly element: RefObject<HTMLElement | null>;
  readonly ref?: Ref<HTMLElement>;
}

/** Stands for an element elsewhere, below which a menu or popover opens: a button of the page that loaded before it. */
export function Anchor({ element, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      ref(element.current);
      return () => void ref(null);
    }
    if (ref) ref.current = element.current;
    return undefined;
  }, [element, ref]);
  return null;
}
