'use client';
import { IconCamera } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { FileButton } from '@/components/ui/file-button';
import { TextInput } from '@/components/ui/text-input';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listSuppliers } from '@/lib/sections/stock/contract/debts';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';
import { PAPER_MEGABYTES } from '@/lib/contract/primitives';
import classes from './receive.module.css';
import type { DeliveryState } from './use-delivery';

interface InvoiceFieldsProps {
  readonly form: DeliveryState;
  /** Whether the reader may attach a photo. */
  readonly mayAttach: boolean;
}

/** Supplier, number, date and photo of the invoice. Paying later needs the supplier, the rest is optional. */
export function InvoiceFields({ form, mayAttach }: InvoiceFieldsProps) {
  const t = useTranslations('stockAdd.invoice');
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const suppliers = useEndpoint(listSuppliers, {}).data?.items ?? [];
  const { value: photo, onChange: onPhoto } = form.value('photo');
  const isOwed = form.draft.payer === 'later';
  const take = (taken: File) => {
    setTooLarge(taken.size > attachExpenseFile.fileLimit);
    onPhoto(taken.size > attachExpenseFile.fileLimit ? null : taken);
  };
  return (
    <>
      <TextInput {...form.text('supplier')} list={id} withAsterisk={isOwed} aria-required={isOwed || undefined} />
      <datalist id={id}>
        {suppliers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={classes['pair']}>
        <TextInput {...form.text('invoice_number')} />
        <TextInput {...form.text('invoice_date')} type="date" max="9999-12-31" />
      </div>
      {mayAttach && (
        <div>
          {photo ? (
            <p className={cx(layout.line, layout.small, classes['file'])}>
              <span className={layout.clip}>{photo.name}</span>
              <CloseButton size="sm" aria-label={t('dropPhoto')} onClick={() => onPhoto(null)} />
            </p>
          ) : (
            <FileButton
              fullWidth
              fileLabel={t('photo')}
              accept="image/jpeg,image/png,application/pdf"
              variant="default"
              leftSection={<IconCamera size={16} stroke={1.6} aria-hidden />}
              onPick={([taken]) => taken && take(taken)}
            >
              {t('photo')}
            </FileButton>
          )}
          {isTooLarge && (
            <p className={cx(layout.tiny, classes['tooLarge'])} role="alert">
              {t('tooLarge', { megabytes: PAPER_MEGABYTES })}
            </p>
          )}
        </div>
      )}
    </>
  );
}
