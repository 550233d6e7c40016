'use client';
import { useRef, useState } from 'react';

/** Leaving a dialog that may hold something unsaved: asks first, and gives the focus back to whoever stays. */
export function useLeaving(onClose: () => void) {
  const unsaved = useRef(false);
  const [asked, setAsked] = useState<{ readonly then: () => void; readonly from: Element | null } | null>(null);
  const go = (then: () => void) => {
    unsaved.current = false;
    setAsked(null);
    then();
  };
  /** Leaves for something else, not only to close. */
  const leaveTo = (then: () => void) => {
    if (unsaved.current) setAsked({ then, from: document.activeElement });
    else go(then);
  };
  return {
    asking: asked !== null,
    hold: (is: boolean) => void (unsaved.current = is),
    close: () => go(onClose),
    leave: () => leaveTo(onClose),
    leaveTo,
    stay: () => {
      setAsked(null);
      if (asked?.from instanceof HTMLElement) asked.from.focus();
    },
    /** What the question is answered with by whoever does not stay. */
    discard: () => asked && go(asked.then),
  };
}
