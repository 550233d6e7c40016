'use client';
import { IconArrowBackUp, IconBan, IconEyeOff, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useMay, useOffers, useWhyReadOnly } from '@/components/sight/offers';
import { RecordQuestion } from '@/components/form/record-question';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { menuAction } from '@/components/ui/menu';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { approveCount, type getCount } from '@/lib/sections/stocktake/contract';
import { countApproval, countCancelling, countReopening } from '@/lib/sections/stocktake/questions';
import { isPerson } from '@/lib/rights/person';
import { useFormats } from '@/components/frame/use-formats';
import { CountHead } from './count-head';
import classes from './count-screen.module.css';
import { ResultTables } from './result-tables';

type Data = ReplyOf<typeof getCount>;

/** Who submitted or closed the count, or why the reader cannot approve it. */
function useNote({ count }: Data): string {
  const { login } = useOffers().person;
  const approves = useMay()(approveCount);
  const t = useTranslations('stocktake.approve');
  const why = useWhyReadOnly();
  const { formatTime } = useFormats();
  if (count.closed_time) return t('closed', { login: count.closed_by ?? '', time: formatTime(count.closed_time) });
  if (count.status !== 'submitted' || !count.submitted_time) return '';
  const who = t('submitted', { login: count.submitted_by ?? '', time: formatTime(count.submitted_time) });
  if (!approves) return `${who}. ${why(t('noRight'))}`;
  return isPerson(count.submitted_by, login) ? t('ownCount') : who;
}

/** Result of a count, for readers who may see it; a second person approves it or returns it. */
export function ResultView({ data }: { data: Data }) {
  const t = useTranslations('stocktake');
  const approves = useMay()(approveCount);
  const { login } = useOffers().person;
  const { count, lines, totals } = data;
  const [asking, setAsking] = useState<'approve' | 'reopen' | 'cancel' | null>(null);
  const [writeOff, setWriteOff] = useState<ReadonlySet<number>>(new Set());
  const canDecide = count.status === 'submitted' && approves;
  const mayApprove = canDecide && !isPerson(count.submitted_by, login);
  const choice = useMemo(() => (mayApprove ? { writeOff, setWriteOff } : null), [mayApprove, writeOff]);
  const note = useNote(data);
  const questions = {
    approve: countApproval({ count, lines, writeOff }),
    reopen: countReopening(count),
    cancel: countCancelling(count),
  };
  const decisions = [
    menuAction('reopen', t('reopen.action'), IconArrowBackUp, () => setAsking('reopen')),
    menuAction('cancel', t('cancel.action'), IconBan, () => setAsking('cancel')),
  ];
  return (
    <>
      <CountHead
        count={count}
        more={canDecide ? decisions : []}
        primary={
          mayApprove && (
            <Button
              size="sm"
              className={classes['button'] ?? ''}
              leftSection={<IconRosetteDiscountCheck size={18} stroke={1.6} aria-hidden />}
              onClick={() => setAsking('approve')}
            >
              {t('approve.action')}
            </Button>
          )
        }
      />
      {totals ? (
        <ResultTables count={count} lines={lines} totals={totals} choice={choice} note={note} />
      ) : (
        <EmptyState icon={<IconEyeOff />} title={t('result.hidden')}>
          <p>{t('result.hiddenText')}</p>
          {note && <p>{note}</p>}
        </EmptyState>
      )}
      {asking && <RecordQuestion question={questions[asking]} onClose={() => setAsking(null)} />}
    </>
  );
}
