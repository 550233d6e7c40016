'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CODE, type Problem } from '@/lib/contract/problem';

/** Title above a refusal of a save: another one where the reader lacks a right. */
export function useAccountWords() {
  const t = useTranslations('users');
  const [code, setCode] = useState(0);
  return {
    problemTitle: t(code === CODE.forbidden ? 'forbidden' : 'failed'),
    refused: (problem: Problem) => setCode(problem.code),
  };
}
