'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import { CODE } from '@/lib/contract/problem';
import { mayServe, OTHER_INCOME } from '@/lib/sections/categories/rules';
import { serviceForm } from '@/lib/sections/funds/forms';

/** Adds an expense other than goods, paid from the safe or by the owner. */
export function ServiceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('operations.service');
  const done = useTranslations('operations')('done');
  const { data, error } = useEndpoint(expenseCategories, { query: { for: 'services' } });
  const categories = (data?.items ?? [])
    .filter(({ category_id }) => mayServe(category_id, 'services'))
    .map((one) => ({ value: String(one.category_id), label: one.name }));
  return (
    <FormDialog
      form={serviceForm}
      record={null}
      keep="new"
      title={t('title')}
      size={440}
      submitLabel={({ draft }) => t(draft.category_id === OTHER_INCOME ? 'submitIncome' : 'submit')}
      done={done}
      problemTitle={t('failed')}
      translateFirst={[CODE.balanceTooLow]}
      onClose={onClose}
    >
      {(form) => {
        const { category_id, use_own_funds } = form.draft;
        const isIncome = category_id === OTHER_INCOME;
        return (
          <>
            <Select
              {...form.choice('category_id')}
              searchable
              nothingFoundMessage={t('noCategory')}
              data={categories}
              placeholder={data || error ? '' : t('loading')}
              {...(error && { error: t('categoriesFailed') })}
            />
            <TextInput {...form.text('name')} placeholder={t('nameHint')} data-autofocus />
            <NumberField {...form.text('price')} unit="฿" />
            <Checkbox
              {...form.flag('use_own_funds')}
              {...(isIncome && { label: t('ownIncome') })}
              description={t(use_own_funds ? 'ownHint' : isIncome ? 'incomeHint' : 'safeHint')}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
