'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FormBody } from '@/components/form/form-body';
import { useToasts } from '@/components/form/use-toasts';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { useLast } from '@/components/ui/use-last';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { usePolling } from '@/lib/api/use-polling';
import { listMails, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import { useFormats } from '@/components/frame/use-formats';
import { HeldMails } from './mail-line';
import { PayLine } from './pay-line';
import classes from './pay.module.css';
import { isOpen, isUnasked, sumOf, type NamedPayout, type PayoutLine } from './payout-lines';
import { usePayouts } from './use-payouts';

const LOOK_MS = 2_000;
const NONE: readonly PaymentMail[] = [];

/** Mails with the codes of lines. Their state is read once no code is being requested, until each is sent or given up. */
function useCodeMails(lines: readonly PayoutLine[]): readonly PaymentMail[] {
  const mail_ids = lines.flatMap(({ asked }) => asked?.mail_id ?? []);
  const isAsking = lines.some(({ busy }) => busy === 'asks');
  const { data, mutate } = useEndpoint(
    listMails,
    mail_ids.length > 0 && !isAsking ? { body: { page: 1, count: mail_ids.length, mail_ids } } : null,
  );
  // The last states are shown while the states of more mails load.
  const mails = useLast(data?.items) ?? NONE;
  const isUnderWay =
    mails.length < mail_ids.length || mails.some(({ state }) => state === 'waiting' || state === 'sending');
  usePolling(mutate, LOOK_MS, isUnderWay && mail_ids.length > 0);
  return mails;
}

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
  const { formatMoney, formatBaht } = useFormats();
  const toasts = useToasts();
  const { lines, sum, ...state } = usePayouts({
    payouts,
    atOnce,
    onPaid,
    onAllPaid: (all) => {
      const done = sumOf(all);
      const count = all.length;
      const one = () => (done === undefined ? t('doneWithout', { name }) : t('done', { sum: formatMoney(done), name }));
      const several = () =>
        done === undefined ? t('doneAllWithout', { count }) : t('doneAll', { count, sum: formatMoney(done) });
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
          <p className={cx(layout.muted, layout.small)}>
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
          <p className={cx(layout.row, layout.figures, classes['sum'])}>
            <span>
              {t('total')} <strong>{formatBaht(total)}</strong>
            </span>
            {paid !== undefined && (
              <span>
                {t('paid')} <strong>{formatBaht(paid)}</strong>
              </span>
            )}
          </p>
        )}
      </FormBody>
    </Dialog>
  );
}
