'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { useMay } from '@/components/sight/offers';
import { SmallTable } from '@/components/table/small-table';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { type Debt, listDebts, payDebt, PAYERS } from '@/lib/sections/stock/contract/debts';
import { formatDate } from '@/lib/domain/format';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { payDebtForm } from '@/lib/sections/stock/forms/debts';
import { useFormats } from '@/components/frame/use-formats';
import { PayerChoice } from '../add/payer-choice';

const NOW = PAYERS.filter((payer) => payer !== 'later');

/** Asks which fund pays a debt. */
function PayDebtDialog({ debt, onClose }: { readonly debt: Debt; readonly onClose: () => void }) {
  const t = useTranslations('stockAdd.debts');
  const { formatMoney } = useFormats();
  const toasts = useToasts();
  const sum = formatMoney(debt.due);
  const name = debt.supplier || t('unnamed', { number: String(debt.purchase_number) });
  return (
    <FormDialog
      form={payDebtForm}
      record={debt}
      title={t('payTitle', { name })}
      size={480}
      submitLabel={({ move }) => (move ? t('pay') : t('paySum', { sum }))}
      onDone={() => toasts.success(t('paid', { name, sum }))}
      onClose={onClose}
    >
      {(form) => <PayerChoice {...form.value('payer')} payers={NOW} total={debt.due} />}
    </FormDialog>
  );
}

interface DebtsDialogProps {
  readonly onClose: () => void;
}

/** Deliveries that are not paid yet, each with its payment. */
export function DebtsDialog({ onClose }: DebtsDialogProps) {
  const mayPay = useMay()(payDebt);
  const t = useTranslations('stockAdd.debts');
  const { formatMoney, formatTime } = useFormats();
  const query = useEndpoint(listDebts, {});
  const { data } = query;
  const [paying, setPaying] = useState<Debt | null>(null);
  const about = ({ invoice_number, invoice_date }: Debt) =>
    [invoice_number && t('invoice', { number: invoice_number }), invoice_date && formatDate(invoice_date)]
      .filter(Boolean)
      .join(', ');
  return (
    <Dialog title={t('title')} size="44rem" onClose={onClose}>
      {() => (
        <div className={layout.stack}>
          {!data && (loadProblem(t('notLoaded'), query) ?? <Skeleton height={90} />)}
          {data?.items.length === 0 && <p className={layout.muted}>{t('none')}</p>}
          {data && data.items.length > 0 && (
            <SmallTable
              label={t('title')}
              rows={data.items}
              keyOf={({ purchase_number }) => purchase_number}
              total={t('total')}
              columns={[
                {
                  key: 'supplier',
                  label: t('supplier'),
                  cell: (debt) => (
                    <>
                      {debt.supplier || t('unnamed', { number: String(debt.purchase_number) })}
                      <div className={cx(layout.muted, layout.tiny)}>{about(debt)}</div>
                    </>
                  ),
                },
                {
                  key: 'time',
                  label: t('received'),
                  text: true,
                  wideOnly: true,
                  cell: ({ time, user_name }) => (
                    <>
                      {formatTime(time)}
                      <div className={cx(layout.muted, layout.tiny)}>{user_name}</div>
                    </>
                  ),
                },
                {
                  key: 'due',
                  label: t('due'),
                  total: formatMoney(data.total),
                  cell: ({ due }) => formatMoney(due),
                },
                ...(mayPay
                  ? [
                      {
                        key: 'pay',
                        label: '',
                        cell: (debt: Debt) => (
                          <Button
                            size="compact-sm"
                            variant="default"
                            aria-label={t('payNamed', { number: String(debt.purchase_number) })}
                            onClick={() => setPaying(debt)}
                          >
                            {t('pay')}
                          </Button>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          )}
          {paying && <PayDebtDialog debt={paying} onClose={() => setPaying(null)} />}
        </div>
      )}
    </Dialog>
  );
}
