'use client';
import { Button, Title } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore } from 'react';
import { problemOf } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useWho } from '@/components/frame/who';
import { useAttempt } from '@/lib/api/use-attempt';
import { countDay } from '@/lib/contract/days';
import type { Problem } from '@/lib/contract/problem';
import { COINS, countedSatang, NOTES } from '@/lib/domain/day-close';
import { formatMoney } from '@/lib/domain/format';
import { toBaht } from '@/lib/domain/money';
import { countOf, keepDraft, keptText, parseDraft, piecesOf, type CountDraft } from './count-draft';
import classes from './count-form.module.css';
import { PieceRow } from './piece-row';

interface CountFormProps {
  readonly date: string;
  /** What was counted before, to go on from. */
  readonly before?: CountDraft | undefined;
  readonly onCounted: () => void;
}

/** Nobody else writes a draft while it is open. */
const noChange = () => () => undefined;

const GROUPS = [
  { key: 'notes', values: NOTES },
  { key: 'coins', values: COINS },
] as const;

/** The cashbox counted note by note, without a word of what should be there. */
export function CountForm({ date, before, onCounted }: CountFormProps) {
  const t = useTranslations('days.count');
  const locale = useLocale();
  const who = useWho();
  const form = useRef<HTMLFormElement>(null);
  const { attempt, busy } = useAttempt(countDay);
  // The server knows no draft: the first render is the same on both sides, and what was kept comes right after it.
  const kept = useSyncExternalStore(
    noChange,
    () => keptText(who, date),
    () => '',
  );
  const [typed, setDraft] = useState<CountDraft | null>(null);
  const draft = typed ?? (kept === '' ? (before ?? {}) : parseDraft(kept));
  const [problem, setProblem] = useState<Problem | null>(null);
  const count = countOf(draft);
  const sum = (values: readonly number[]) =>
    toBaht(countedSatang(values.map((value) => ({ value, pieces: piecesOf(draft[value] ?? '') ?? 0 }))));
  const isBlank = Object.values(draft).every((text) => text.trim() === '');

  const edit = (value: number, text: string) => {
    const next = { ...draft, [value]: text };
    setDraft(next);
    keepDraft(who, date, next);
  };
  const submit = async () => {
    if (!count || isBlank) return;
    setProblem(null);
    try {
      const close = await attempt({ body: { denominations: count } });
      if (!close) return;
      keepDraft(who, date, {});
      onCounted();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  return (
    <form
      ref={form}
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && <ProblemAlert title={t('failed')} problem={problem} />}
      <p className={classes['hint']}>{t('hint')}</p>
      <div className={classes['groups']}>
        {GROUPS.map(({ key, values }) => (
          <section key={key} aria-labelledby={`pieces-${key}`}>
            <header className={classes['group']}>
              <Title order={2} id={`pieces-${key}`}>
                {t(key)}
              </Title>
              <span>{formatMoney(sum(values), locale)} ฿</span>
            </header>
            {values.map((value) => (
              <PieceRow
                key={value}
                value={value}
                text={draft[value] ?? ''}
                isFirst={value === NOTES[0]}
                form={form}
                onChange={(text) => edit(value, text)}
              />
            ))}
          </section>
        ))}
      </div>
      <footer className={classes['foot']}>
        <p className={classes['total']} role="status">
          <span>{t('total')}</span> <strong>{formatMoney(sum([...NOTES, ...COINS]), locale)} ฿</strong>
        </p>
        <Button type="submit" size="md" className={classes['done'] ?? ''} disabled={!count || isBlank} loading={busy}>
          {t('submit')}
        </Button>
      </footer>
    </form>
  );
}
