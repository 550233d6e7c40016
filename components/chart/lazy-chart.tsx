'use client';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { lazyPart, type LazyPart, type PartFailedProps } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { CODE } from '@/lib/contract/problem';

const PROBLEM = { code: CODE.unreachable, message: '' };

const Waiting = () => <Skeleton height="100%" />;

function Failed({ onRetry }: PartFailedProps) {
  return <ProblemAlert problem={PROBLEM} title={useTranslations('chart')('failed')} onRetry={onRetry} />;
}

/** Chart whose code loads separately. A skeleton is shown until then, and a problem if loading fails. */
export const lazyChart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: { readonly whenIdle: boolean },
): LazyPart<Props> => lazyPart(load, Waiting, { ...options, Failed });
