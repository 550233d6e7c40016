'use client';
import { IconCashBanknote } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { ListScreen } from '@/components/list/list-screen';
import type { Drawn, Looks } from '@/components/list/looks';
import { useList } from '@/components/list/use-list';
import { LinkButton } from '@/components/ui/link-button';
import { formatDate } from '@/lib/domain/format';
import type { ClosedDay } from '@/lib/sections/days/contract';
import { daysList } from '@/lib/sections/days/list';
import { isUnexplained } from '@/lib/sections/days/rules/close';
import classes from './day-screen.module.css';
import { Difference } from './difference';

const wasSetAside = ({ status }: ClosedDay): boolean => status !== 'closed';
const addressOf = (id: number): string => `/operations/days/${id}`;

const DAY_LOOKS: Looks<ClosedDay> = {
  close_id: { onRequest: true, fixed: false },
  business_date: { pinned: true, fixed: true, opens: () => false },
  status: { onRequest: true },
  expected: { wideOnly: true },
  difference: { width: 150 },
  reason: {
    cell: (day, words) => {
      if (day.status === 'cancelled' || day.status === 'reopened')
        return { note: words(`exports.days.statuses.${day.status}`) };
      return { note: isUnexplained(day) ? words('days.unexplained') : undefined };
    },
  },
  float: { wideOnly: true },
  to_safe: { wideOnly: true },
  counted_by: { wideOnly: true },
  counted_time: { onRequest: true },
  closed_by: {},
  closed_time: { priority: 'low' },
};

const DRAWN: Drawn<ClosedDay> = {
  business_date: ({ close_id, business_date }) => (
    <Link href={addressOf(close_id)} prefetch={false} className={classes['link'] ?? ''}>
      {formatDate(business_date)}
    </Link>
  ),
  difference: ({ difference }) => difference !== undefined && <Difference difference={difference} unit="" />,
};

/** All closed days, latest first; counts set aside are grey. */
export function DaysScreen() {
  const t = useTranslations('days.list');
  const router = useRouter();
  const list = useList(daysList);
  return (
    <ListScreen
      list={list}
      looks={DAY_LOOKS}
      drawn={DRAWN}
      isMuted={wasSetAside}
      onOpen={({ close_id }) => router.push(addressOf(close_id))}
      emptyText={t('emptyText')}
      actions={
        <LinkButton href="/operations/day-close" icon={IconCashBanknote}>
          {t('close')}
        </LinkButton>
      }
    />
  );
}
