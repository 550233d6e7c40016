'use client';
import { useState } from 'react';

/** Whether something was ever open: from then on it stays mounted, and can close as it opened. */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
