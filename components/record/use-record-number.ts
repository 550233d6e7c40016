'use client';
import { useState } from 'react';

/** Number of the shown record: the requested one, until the user moves to a neighbour. */
export function useRecordNumber(asked: number) {
  const [at, setAt] = useState({ asked, number: asked });
  if (at.asked !== asked) setAt({ asked, number: asked });
  return [at.number, (number: number) => setAt({ asked, number })] as const;
}
