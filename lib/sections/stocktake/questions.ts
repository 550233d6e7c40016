import { approveCount, cancelCount, reopenCount, submitCount, type CountLine, type StockCount } from './contract';
import { bookingsOf } from './rules';
import { formatMoney } from '@/lib/domain/format';
import { defineQuestion } from '@/lib/forms/question';

const inputOf = ({ count_id }: Pick<StockCount, 'count_id'>) => ({ body: { count_id } });

/** Asks before a count is cancelled. */
export const countCancelling = defineQuestion(cancelCount, {
  input: inputOf,
  asks: ({ name }: StockCount, words) => ({
    title: words('stocktake.cancel.title', { name }),
    submit: words('stocktake.cancel.action'),
    text: [words('stocktake.cancel.text')],
  }),
});

/** Asks before a submitted count is sent back for counting. */
export const countReopening = defineQuestion(reopenCount, {
  input: inputOf,
  asks: (_: StockCount, words) => ({
    title: words('stocktake.reopen.title'),
    submit: words('stocktake.reopen.action'),
    text: [words('stocktake.reopen.text')],
  }),
  harmless: true,
});

interface Counted {
  readonly count_id: number;
  readonly lines: number;
  readonly counted: number;
  /** Number of entries that the server does not have yet. */
  readonly unsaved: number;
}

/** Asks before a count is submitted. */
export const countSubmission = defineQuestion(submitCount, {
  input: inputOf,
  asks: ({ lines, counted, unsaved }: Counted, words) => ({
    title: words('stocktake.submit.title'),
    submit: words('stocktake.submit.action'),
    text: [
      words('stocktake.submit.text', { counted, lines }),
      counted < lines && words('stocktake.submit.left', { count: lines - counted }),
    ],
    blocked: unsaved > 0 ? words('stocktake.unsaved', { count: unsaved }) : undefined,
  }),
  harmless: true,
});

interface Submitted {
  readonly count: StockCount;
  readonly lines: readonly CountLine[];
  /** Items whose shortage is booked as a write-off. */
  readonly writeOff: ReadonlySet<number>;
}

/** Asks before the submission of a count that is shown is booked, and lists its bookings. */
export const countApproval = defineQuestion(approveCount, {
  input: ({ count: { count_id, submitted_time }, writeOff }: Submitted) => ({
    body: { count_id, write_off: [...writeOff], ...(submitted_time !== null && { submitted_time }) },
  }),
  asks: ({ lines, writeOff }, words, locale) => {
    const bookings = bookingsOf(lines, writeOff).filter(({ count }) => count > 0);
    const counted = lines.filter((line) => line.counted !== null && !line.stale).length;
    const stale = lines.filter((line) => line.stale).length;
    return {
      title: words('stocktake.approve.title'),
      submit: words('stocktake.approve.action'),
      text: [
        words(`stocktake.approve.${bookings.length > 0 ? 'lead' : 'nothing'}`),
        bookings.length > 0 &&
          bookings.map(({ kind, count, amount }) =>
            words(`stocktake.approve.${kind}`, { count, amount: formatMoney(amount, locale) }),
          ),
        stale > 0 && words('stocktake.approve.stale', { count: stale }),
        words('stocktake.approve.dates', { count: counted }),
        words('stocktake.approve.final'),
      ],
    };
  },
  harmless: true,
});
