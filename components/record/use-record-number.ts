'use client';
import { useState } from 'react';

/** The number of the record that is shown: the one asked for, until somebody goes on to a neighbour of it. */
export function useRecordNumber(asked: number) {
  const [at, setAt] = useState({ asked, number: asked });
  if (at.asked !== asked) setAt({ asked, number: asked });
  return [at.number, (number: number) => setAt({ asked, number })] as const;
}
