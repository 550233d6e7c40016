'use client';
import { useRef, useState } from 'react';

/** Leaving a dialog that may hold something unsaved: asks first, and gives the focus back to whoever stays. */
export function useLeaving(onClose: () => void) {
  const unsaved = useRef(false);
  const [from, setFrom] = useState<HTMLElement | null>(null);
  const close = () => {
    unsaved.current = false;
    setFrom(null);
    onClose();
  };
  return {
    asking: from !== null,
    hold: (is: boolean) => void (unsaved.current = is),
    close,
    leave: () => {
      const { activeElement } = document;
      if (unsaved.current) setFrom(activeElement instanceof HTMLElement ? activeElement : document.body);
      else close();
    },
    stay: () => {
      setFrom(null);
      from?.focus();
    },
  };
}
