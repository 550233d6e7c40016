'use client';
import { useState } from 'react';

/** The given value; while it is undefined, the last one given. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
