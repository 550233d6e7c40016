'use client';
import { useState } from 'react';

/** Number of the shown record: the requested one, until the user moves to a neighbour. */
export function useRecordNumber(requested: number) {
  const [at, setAt] = useState({ requested, number: requested });
  if (at.requested !== requested) setAt({ requested, number: requested });
  return [at.number, (number: number) => setAt({ requested, number })] as const;
}
