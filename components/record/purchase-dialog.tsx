'use client';
import { useTranslations } from 'next-intl';
import { useFresh } from '@/lib/api/use-fresh';
import { CODE, type Problem } from '@/lib/contract/problem';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { useMeasure } from '@/components/frame/use-measure';
import { useMay } from '@/components/sight/offers';
import { SmallTable } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import { browserPath, type ReplyOf, wirePath } from '@/lib/contract/endpoint';
import { getExpenseFile } from '@/lib/sections/expenses/contract';
import { formatDate } from '@/lib/domain/format';
import { priceOfOne } from '@/lib/sections/orders/rules/receipt';
import { useFormats } from '@/components/frame/use-formats';
import { RecordDialog, useRecordNumber } from './record-dialog';
import classes from './record-dialog.module.css';

/** Lines of a purchase: who received what, when, at which cost; cancelled lines are struck through. */
export function PurchaseLines({ purchase }: { purchase: ReplyOf<typeof getPurchase> }) {
  const t = useTranslations('record.purchase');
  const { formatMoney, formatTime } = useFormats();
  const measure = useMeasure();
  const opensPapers = useMay()(getExpenseFile);
  const { supplier, invoice_number, invoice_date } = purchase;
  const invoice = [
    supplier,
    invoice_number && t('invoice', { number: invoice_number }),
    invoice_date && formatDate(invoice_date),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <p className={cx(layout.row, layout.muted, classes['head'])}>
        <span>{formatTime(purchase.time)}</span>
        {purchase.user_name !== '' && <span>{t('who', { user: purchase.user_name })}</span>}
        {purchase.payer && <span>{t(`payers.${purchase.payer}`)}</span>}
        {typeof purchase.paid_time === 'number' && (
          <span>{t('paidLater', { time: formatTime(purchase.paid_time) })}</span>
        )}
        {Boolean(purchase.due) && (
          <strong className={classes['due']}>{t('due', { sum: formatMoney(purchase.due ?? 0) })}</strong>
        )}
        {invoice !== '' && <span>{invoice}</span>}
        {purchase.files?.map(({ file_id, file_name }) =>
          opensPapers ? (
            <a
              key={file_id}
              href={browserPath(wirePath(getExpenseFile, { params: { id: file_id } }))}
              target="_blank"
              rel="noopener"
            >
              {file_name}
            </a>
          ) : (
            <span key={file_id}>{file_name}</span>
          ),
        )}
      </p>
      <div className={cx(layout.screen, classes['lines'])} tabIndex={0} role="group" aria-label={t('lines')}>
        <SmallTable
          label={t('lines')}
          sticky
          rows={purchase.items}
          keyOf={({ story_id }) => story_id}
          isStruck={({ removed }) => Boolean(removed)}
          total={t('total')}
          columns={[
            {
              key: 'name',
              label: t('name'),
              cell: ({ name, removed }) => (
                <>
                  {name}
                  {removed && <em className={classes['removed']}>{t('removed')}</em>}
                </>
              ),
            },
            {
              key: 'category',
              label: t('category'),
              text: true,
              wideOnly: true,
              cell: ({ category }) => <span className={layout.muted}>{category}</span>,
            },
            { key: 'quantity', label: t('quantity'), cell: (line) => measure.written(line.quantity, line.measure) },
            {
              key: 'unitPrice',
              label: t('unitPrice'),
              cell: ({ quantity, price }) => {
                const one = priceOfOne(quantity, price);
                return one === undefined ? '-' : formatMoney(one);
              },
            },
            {
              key: 'price',
              label: t('price'),
              total: formatMoney(purchase.total_amount),
              cell: ({ price }) => formatMoney(price),
            },
          ]}
        />
      </div>
    </>
  );
}

export interface PurchaseDialogProps {
  /** Initial purchase; a new number replaces the current one. */
  readonly purchaseNumber: number;
  readonly onClose: () => void;
}

/** Server's message in place of a purchase. */
const serverMessage = ({ code, message }: Problem): string | undefined =>
  code === CODE.upstreamFailed && message.trim() !== '' ? message : undefined;

/** Dialog of a booked purchase with links to its neighbours; none if it could not be read. */
export function PurchaseDialog({ purchaseNumber, onClose }: PurchaseDialogProps) {
  const [number, go] = useRecordNumber(purchaseNumber);
  const { data, error, loading, reload } = useFresh(getPurchase, { params: { id: number } });
  return (
    <RecordDialog
      kind="purchase"
      number={number}
      size="40rem"
      loading={loading}
      problem={error?.problem}
      problemTitle={error && serverMessage(error.problem)}
      onRetry={reload}
      neighbours={{ previous: data?.prev_purchase_number, next: data?.next_purchase_number }}
      onGo={go}
      onClose={onClose}
    >
      {data && <PurchaseLines purchase={data} />}
    </RecordDialog>
  );
}
