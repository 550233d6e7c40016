'use client';
import { useTranslations } from 'next-intl';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { PartFailedProps } from '@/components/ui/lazy-part';
import { CODE } from '@/lib/contract/problem';

const PROBLEM = { code: CODE.unreachable, message: '' };

/** In a chart's place when its code did not load. */
export function ChartFailed({ onRetry }: PartFailedProps) {
  return <ProblemAlert problem={PROBLEM} title={useTranslations('chart')('failed')} onRetry={onRetry} />;
}
