'use client';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useForm } from '@/components/form/use-form';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Title } from '@/components/ui/title';
import type { DayClose, Tender } from '@/lib/sections/days/contract';
import { COINS, countedSatang, NOTES } from '@/lib/sections/days/rules/close';
import { toBaht } from '@/lib/domain/money';
import { countForm, piecesOf } from '@/lib/sections/days/forms';
import { useFormats } from '@/components/frame/use-formats';
import { Form } from '@/components/ui/form';
import classes from './count-form.module.css';
import { PieceRow, TenderRow } from './count-rows';

interface CountFormProps {
  /** Key of the stored draft; without it nothing is stored. */
  readonly keep: string | undefined;
  /** Earlier count to continue. */
  readonly before: DayClose | null;
  /** Tenders besides cash. */
  readonly tenders: readonly Tender[];
  readonly onCounted: () => void;
}

const GROUPS = [
  { key: 'notes', values: NOTES },
  { key: 'coins', values: COINS },
] as const;

/** Enter moves to the next field, and from the last to the submit button. */
function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget: form } = event;
  if (step === undefined || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>('input[data-piece], button[type="submit"]')];
  fields[fields.indexOf(target) + step]?.focus();
}

/** Count of the cashbox note by note, and of the other tenders. The expected sums are hidden. */
export function CountForm({ keep, before, tenders, onCounted }: CountFormProps) {
  const t = useTranslations('days.count');
  const { formatBaht } = useFormats();
  const form = useForm(countForm, { record: before, keep, onDone: onCounted });
  const { value: draft, onChange } = form.value('denominations');
  const { value: sums, onChange: setSums } = form.value('tenders');
  const sum = (values: readonly number[]) =>
    toBaht(countedSatang(values.map((value) => ({ value, pieces: piecesOf(draft[value] ?? '') ?? 0 }))));

  return (
    <Form className={cx(layout.stack, classes['form'])} onKeyDown={moveOn} onSubmit={() => void form.submit()}>
      {form.problem && <ProblemAlert title={t('failed')} problem={form.problem} />}
      <p className={layout.muted}>{t('hint')}</p>
      <div className={classes['groups']}>
        {GROUPS.map(({ key, values }) => (
          <section key={key} aria-labelledby={`pieces-${key}`}>
            <header className={cx(layout.line, layout.figures, classes['group'])}>
              <Title order={2} id={`pieces-${key}`}>
                {t(key)}
              </Title>
              <span>{formatBaht(sum(values))}</span>
            </header>
            {values.map((value) => (
              <PieceRow
                key={value}
                value={value}
                text={draft[value] ?? ''}
                isFirst={value === NOTES[0]}
                onChange={(typed) => onChange({ ...draft, [value]: typed })}
              />
            ))}
          </section>
        ))}
        {tenders.length > 0 && (
          <section aria-labelledby="tenders">
            <header className={cx(layout.line, layout.figures, classes['group'])}>
              <Title order={2} id="tenders">
                {t('tenders')}
              </Title>
            </header>
            {tenders.map((tender) => (
              <TenderRow
                key={tender.name}
                tender={tender}
                text={sums[tender.name] ?? ''}
                onChange={(typed) => setSums({ ...sums, [tender.name]: typed })}
              />
            ))}
            <p className={layout.muted}>{t('tendersHint')}</p>
          </section>
        )}
      </div>
      <footer className={cx(layout.row, classes['foot'])}>
        <p className={cx(layout.row, layout.figures, classes['total'])} role="status">
          <span>{t('total')}</span> <strong>{formatBaht(sum([...NOTES, ...COINS]))}</strong>
        </p>
        <Button
          type="submit"
          size="md"
          className={classes['done'] ?? ''}
          disabled={form.firstWrong !== undefined}
          loading={form.isSending}
        >
          {t('submit')}
        </Button>
      </footer>
    </Form>
  );
}
