'use client';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/frame/page-title';
import { useSignOut } from '@/components/frame/use-sign-out';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { CODE } from '@/lib/contract/problem';
import { useComeBack } from './use-come-back';

export interface ServerAwayProps {
  /** Address that was asked for. Checked, because it comes from the link. */
  readonly next: string | undefined;
  /** Code of the problem, one of `isAway`. */
  readonly code: number;
}

/** Page of a signed-in person whose server or database does not answer; it opens the page asked for once it does. */
export function ServerAway({ next, code: first }: ServerAwayProps) {
  const t = useTranslations('states.away');
  const errors = useTranslations('errors');
  const { code, isTrying, seconds, again } = useComeBack(next, first);
  const { signOut, isLeaving } = useSignOut();
  const title = t(code === CODE.unavailable ? 'database' : 'server');
  return (
    <main>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconPlugConnectedX size={24} stroke={1.5} />}
        title={title}
        action={
          <>
            {/* Not disabled during an attempt, which would drop the focus. */}
            <Button leftSection={<IconRefresh size={16} aria-hidden />} onClick={again}>
              {errors('retry')}
            </Button>
            <Button variant="default" loading={isLeaving} onClick={signOut}>
              {t('other')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
        <p role="status">{isTrying ? t('trying') : t('next', { seconds })}</p>
      </EmptyState>
    </main>
  );
}
