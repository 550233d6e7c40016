'use client';
import { useState } from 'react';

/** Whether something was ever open. It then stays mounted, so that closing is animated. */
export function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
