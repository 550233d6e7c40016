'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { cx, layout } from '@/components/ui/classes';
import { Portrait } from '@/components/ui/portrait';
import { Skeleton } from '@/components/ui/skeleton';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import classes from './agent.module.css';

interface AgentCardProps {
  /** Undefined while it loads, null for an agent who is not listed. */
  readonly agent: Agent | null | undefined;
  readonly id: number;
}

/** Photo, number, name and mail address of the chosen agent. */
export function AgentCard({ agent, id }: AgentCardProps) {
  const t = useTranslations('payments.card');
  const number = t('number', { number: String(id) });
  return (
    <section className={cx(layout.line, layout.small, classes['card'])} aria-label={t('label')}>
      {agent === undefined ? (
        <>
          <Skeleton width={72} height={72} radius="xl" />
          <Skeleton width={120} height={12} />
        </>
      ) : (
        <>
          <Portrait name={agent?.first_name ?? ''} src={agent?.photo_url ?? ''} />
          <div className={classes['about']}>
            <strong>{agent?.first_name ?? number}</strong>
            <span className={layout.muted}>{agent ? number : t('unknown')}</span>
            {agent && <span className={layout.muted}>{agent.email || t('noEmail')}</span>}
            {agent?.active === false && <span className={layout.muted}>{t('inactive')}</span>}
            {/* A legacy server, whose agents have no percent, has no statements. */}
            {agent?.percent !== undefined && (
              <Link href={`/payments/statement?agent=${id}`} className={classes['link']} prefetch={false}>
                {t('statement')}
              </Link>
            )}
          </div>
        </>
      )}
    </section>
  );
}
