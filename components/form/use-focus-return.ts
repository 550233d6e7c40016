'use client';
import { useEffect, useState } from 'react';

const focused = (): Element | null => (typeof document === 'undefined' ? null : document.activeElement);

/** For a dialog that is there only as long as it is open: the focus goes back to where it came from. */
export function useFocusReturn(): void {
  const [from] = useState(focused);
  useEffect(
    () => () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true });
    },
    [from],
  );
}
