'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldLabel } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { discountsOf } from '@/lib/sections/cards/rules/cards';
import { personText } from '@/lib/rights/person';
import classes from './qr.module.css';
import type { useQrCards } from './use-qr-cards';

/** User and discount of a new card: only discounts that the user may give are offered. */
export function QrFields({ qr }: { readonly qr: ReturnType<typeof useQrCards> }) {
  const t = useTranslations('cards.qr');
  const labelId = useId();
  const { user, users, discount, busy, setDiscount, chooseUser } = qr;
  const allowed = user ? discountsOf(user.permissions) : [];
  const options = (users.data?.items ?? []).map(({ user_id, active, ...user }) => ({
    value: String(user_id),
    label: active === 1 ? personText(user) : t('disabled', { login: personText(user) }),
  }));
  return (
    <>
      <Select
        className={classes['user']}
        label={t('user')}
        placeholder={t('userPlaceholder')}
        data={options}
        value={user ? String(user.user_id) : null}
        disabled={busy}
        searchable
        nothingFoundMessage={t('noUser')}
        data-autofocus
        onChange={(value) => {
          const found = users.data?.items.find(({ user_id }) => String(user_id) === value);
          if (found) chooseUser(found);
        }}
      />
      <div className={classes['discount']}>
        <FieldLabel id={labelId}>{t('discount')}</FieldLabel>
        {allowed.length > 0 ? (
          <SegmentedControl
            aria-labelledby={labelId}
            data={allowed.map((percent) => ({ value: String(percent), label: t('percent', { discount: percent }) }))}
            value={discount === null ? null : String(discount)}
            disabled={busy}
            onChange={(value) => setDiscount(allowed.find((percent) => String(percent) === value) ?? null)}
          />
        ) : (
          <span className={classes['noDiscount']}>{user ? t('noDiscount') : t('userFirst')}</span>
        )}
      </div>
    </>
  );
}
