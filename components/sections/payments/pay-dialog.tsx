'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FormBody } from '@/components/form/form-body';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { formatMoney } from '@/lib/domain/format';
import { useCodeMails } from './use-code-mails';
import { HeldMails } from './mail-line';
import { PayLine } from './pay-line';
import classes from './pay.module.css';
import { isOpen, isUnasked, sumOf, type NamedPayout } from './payout-lines';
import { usePayouts } from './use-payouts';

interface PayDialogProps {
  /** One payout, or several. */
  readonly payouts: readonly NamedPayout[];
  readonly hall: string;
  readonly atOnce: boolean;
  /** Called when something was paid. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/** Pays agents from the safe. Each payout is a line, confirmed by the code that its agent receives. */
export function PayDialog({ payouts, hall, atOnce, onPaid, onClose }: PayDialogProps) {
  const t = useTranslations('payments.pay');
  const locale = useLocale();
  const toasts = useToasts();
  const money = (baht: number) => formatMoney(baht, locale);
  const { lines, sum, ...state } = usePayouts({
    payouts,
    atOnce,
    onPaid,
    onAllPaid: (all) => {
      const done = sumOf(all);
      const count = all.length;
      const one = () => (done === undefined ? t('doneWithout', { name }) : t('done', { sum: money(done), name }));
      const several = () =>
        done === undefined ? t('doneAllWithout', { count }) : t('doneAll', { count, sum: money(done) });
      toasts.success(isOnly ? one() : several());
      onClose();
    },
  });
  const mails = useCodeMails(lines);
  const isOnly = lines.length === 1;
  const name = lines[0]?.payout.agentName ?? '';
  const open = lines.filter(isOpen);
  const total = isOnly ? undefined : sumOf(lines);
  const paid = sumOf(lines.filter(({ isPaid }) => isPaid));
  const move = sum === null ? null : ({ out: 'safe', sum } as const);
  return (
    <Dialog
      title={isOnly ? t('title', { name }) : t('titleAll', { count: lines.length })}
      size={isOnly ? 460 : 760}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <FormBody
        form={{ submit: state.confirm, isSending: state.pays, problem: null, move: open.length > 0 ? move : null }}
        submitLabel={t(move ? 'pay' : 'submit')}
        off={state.isOff || state.asks}
      >
        {mails.some(({ state: of }) => of === 'held') && <HeldMails />}
        {!isOnly && (
          <p className={classes['quiet']}>
            {hall}. {t('codesHint')}
          </p>
        )}
        <ul aria-label={t('list')}>
          {lines.map((line) => (
            <PayLine
              key={line.name}
              line={line}
              isOnly={isOnly}
              hall={hall}
              isFirst={line === open[0]}
              mail={mails.find(({ mail_id }) => mail_id === line.asked?.mail_id)}
              onType={(code) => state.setCode(line, code)}
              onAsk={() => state.ask(line)}
            />
          ))}
        </ul>
        {!isOnly && lines.filter(isUnasked).length > 1 && !state.asks && (
          <Button variant="default" size="compact-sm" className={classes['askAll'] ?? ''} onClick={state.askAll}>
            {t('askAll')}
          </Button>
        )}
        {total !== undefined && (
          <p className={cx(layout.row, classes['sum'])}>
            <span>
              {t('total')} <strong>{money(total)}&nbsp;฿</strong>
            </span>
            {paid !== undefined && (
              <span>
                {t('paid')} <strong>{money(paid)}&nbsp;฿</strong>
              </span>
            )}
          </p>
        )}
      </FormBody>
    </Dialog>
  );
}
