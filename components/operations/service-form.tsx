'use client';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AmountInput } from '@/components/form/amount-input';
import { DialogForm } from '@/components/form/dialog-form';
import { useToasts } from '@/components/form/use-toasts';
import { useAttempt } from '@/lib/api/use-attempt';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { expenseCategories } from '@/lib/contract/expenses';
import { addService } from '@/lib/contract/funds';
import { CODE } from '@/lib/contract/problem';
import { typedAmount } from '@/lib/domain/typed-amount';

const DEFAULT_CATEGORY = 16;
const OTHER_INCOME = 46;
/** The list opens within its dialog, above what would cut it off; seven lines are in sight. */
const LIST = { maxDropdownHeight: 200, comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' } } as const;

interface ServiceFormProps {
  readonly onClose: () => void;
  readonly onCancel: () => void;
  /** Told whether there is something to lose. */
  readonly hold: (unsaved: boolean) => void;
}

/** A service: filed under 16 unless told otherwise, paid from the safe or by the owner. */
export function ServiceForm({ onClose, onCancel, hold }: ServiceFormProps) {
  const t = useTranslations('operations.service');
  const locale = useLocale();
  const toasts = useToasts();
  const done = useTranslations('operations')('done');
  const { attempt } = useAttempt(addService);
  const { data, error } = useEndpoint(expenseCategories, {});
  const [category_id, setCategory] = useState(DEFAULT_CATEGORY);
  const [name, setName] = useState('');
  const [priceText, setPriceText] = useState('');
  const [use_own_funds, setOwn] = useState(false);
  const price = typedAmount(priceText, locale);
  const wrong = priceText.trim() !== '' && price === null;
  const income = category_id === OTHER_INCOME;
  useEffect(() => hold(name.trim() !== '' || priceText.trim() !== ''));

  const submit = () => {
    if (price === null) return undefined;
    return attempt({ body: { category_id, name: name.trim(), price, use_own_funds } }).then(
      (reply) => {
        if (reply === null) return;
        toasts.said(done);
        onClose();
      },
      (refusal: unknown) => toasts.failed(t('title'), refusal, { translateFirst: [CODE.balanceTooLow] }),
    );
  };
  const known = (data?.items ?? []).map((one) => ({ value: String(one.category_id), label: one.name }));
  return (
    <DialogForm
      submitLabel={t('submit')}
      disabled={name.trim() === '' || price === null}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Select
        {...LIST}
        label={t('category')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('noCategory')}
        data={known}
        value={data ? String(category_id) : null}
        placeholder={data || error ? '' : t('loading')}
        error={error && t('categoriesFailed')}
        onChange={(chosen) => chosen !== null && setCategory(Number(chosen))}
      />
      <TextInput
        label={t('name')}
        placeholder={t('nameHint')}
        data-autofocus
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <AmountInput label={t('price')} value={priceText} error={wrong && t('priceWrong')} onChange={setPriceText} />
      <Checkbox
        label={t(income ? 'ownIncome' : 'own')}
        description={t(use_own_funds ? 'ownHint' : income ? 'incomeHint' : 'safeHint')}
        checked={use_own_funds}
        onChange={(event) => setOwn(event.currentTarget.checked)}
      />
    </DialogForm>
  );
}
