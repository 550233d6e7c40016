'use client';
import { FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { TextInput } from '@/components/ui/text-input';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listSuppliers } from '@/lib/contract/debts';
import { attachExpenseFile } from '@/lib/contract/expenses';
import { addToStock } from '@/lib/contract/stock-edit';
import { maxLength } from '@/lib/forms/rules';
import type { Terms } from './batch';
import classes from './invoice-fields.module.css';

interface InvoiceFieldsProps {
  terms: Terms;
  setTerms: (terms: Partial<Terms>) => void;
  disabled: boolean;
  photo: File | null;
  /** Null for readers who may not attach papers. */
  onPhoto: ((photo: File | null) => void) | null;
}

const { supplier, invoice_number } = addToStock.body.shape;

/** Supplier, number, date and photo of the invoice, all optional. */
export function InvoiceFields({ terms, setTerms, disabled, photo, onPhoto }: InvoiceFieldsProps) {
  const t = useTranslations('stockAdd.invoice');
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const suppliers = useEndpoint(listSuppliers, {}).data?.items ?? [];
  const take = (file: File | null) => {
    if (!file) return;
    setTooLarge(file.size > attachExpenseFile.fileLimit);
    onPhoto?.(file.size > attachExpenseFile.fileLimit ? null : file);
  };
  return (
    <div className={classes['invoice']} role="group" aria-label={t('label')}>
      <TextInput
        label={t('supplier')}
        list={id}
        autoComplete="off"
        maxLength={maxLength(supplier)}
        disabled={disabled}
        value={terms.supplier}
        onChange={(event) => setTerms({ supplier: event.currentTarget.value })}
      />
      <datalist id={id}>
        {suppliers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        label={t('number')}
        autoComplete="off"
        maxLength={maxLength(invoice_number)}
        disabled={disabled}
        value={terms.invoice_number}
        onChange={(event) => setTerms({ invoice_number: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('date')}
        max="9999-12-31"
        disabled={disabled}
        value={terms.invoice_date}
        onChange={(event) => setTerms({ invoice_date: event.currentTarget.value })}
      />
      {onPhoto && (
        <div className={classes['photo']}>
          {photo ? (
            <p className={classes['file']}>
              <span>{photo.name}</span>
              <CloseButton size="sm" disabled={disabled} aria-label={t('dropPhoto')} onClick={() => onPhoto(null)} />
            </p>
          ) : (
            <FileButton
              accept="image/jpeg,image/png,application/pdf"
              inputProps={{ 'aria-label': t('photo') }}
              onChange={take}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  disabled={disabled}
                  leftSection={<IconCamera size={16} stroke={1.6} aria-hidden />}
                >
                  {t('photo')}
                </Button>
              )}
            </FileButton>
          )}
          {isTooLarge && (
            <p className={classes['refusal']} role="alert">
              {t('tooLarge')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
