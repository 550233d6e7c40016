'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { FormState } from '@/components/form/use-form';
import { useOffers } from '@/components/sight/offers';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { FieldLabel } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { DISCOUNTS, type listRoles } from '@/lib/sections/users/contract/users';
import type { Command } from '@/lib/forms/define';
import type { UserFields } from '@/lib/sections/users/forms/users';
import { discountsOf } from '@/lib/sections/cards/rules/cards';
import { mayGiveRole } from '@/lib/rights/staff-rights';
import { roleText } from '@/lib/sections/users/lists/rights-text';
import { PasswordField } from './password-field';
import classes from './user-dialog.module.css';

/** Marks a field as required. The form of a new person requires it only with an account. */
const NEEDED = { withAsterisk: true, 'aria-required': true };
const CARDS = ['card', 'qr', 'none'] as const;

/** Form of a new or an existing account, which may have further fields. */
export type AccountForm = Pick<
  FormState<Command, UserFields, UserRow | null>,
  'value' | 'draft' | 'set' | 'readOnly' | 'text' | 'choice' | 'flag'
>;

/** Card of a new account: a card with a number that the till reads, a QR card, or none. */
export interface CardChoice {
  readonly kind: 'card' | 'qr' | 'none';
  readonly onChange: (kind: CardChoice['kind']) => void;
}

interface AccountFieldsProps {
  readonly form: AccountForm;
  /** Null for a new one. */
  readonly user: UserRow | null;
  readonly card?: CardChoice;
  readonly roles: ReplyOf<typeof listRoles>['items'];
  readonly onRole: (roleId: number) => void;
}

/** Login, password, role, state, card and discount of an account. What the reader may not change is locked. */
export function AccountFields({ form, user, card, roles, onRole }: AccountFieldsProps) {
  const { person, server } = useOffers();
  const t = useTranslations();
  const { draft } = form;
  const cardId = useId();
  const refused = user?.refused;
  const locked = form.readOnly || Boolean(refused?.standing);
  const offered = roles.filter(
    ({ role_id, role_name }) => role_id === user?.category_id || mayGiveRole(person, role_name),
  );
  const why = refused?.password;
  const hasCard = draft.card_number.trim() !== '';
  const kind = card?.kind ?? 'card';
  const discounts =
    kind === 'qr' ? discountsOf(draft.permissions) : [...new Set([...DISCOUNTS, ...(user ? [user.discount] : [])])];
  return (
    <div className={classes['fields']}>
      <TextInput
        {...form.text('login')}
        {...(card && NEEDED)}
        describedBelow
        description={user ? undefined : t('users.hints.login')}
        disabled={Boolean(refused?.login)}
        maxLength={12}
        spellCheck={false}
        autoCapitalize="none"
        data-autofocus={user === null || undefined}
      />
      {server.ours && !card && <TextInput {...form.text('name')} describedBelow description={t('users.hints.name')} />}
      <PasswordField
        {...form.text('password')}
        {...(card && NEEDED)}
        disabled={form.readOnly || Boolean(why)}
        describedBelow
        description={why ? t(`refusals.${why}`) : t(user ? 'users.hints.keepPassword' : 'users.hints.password')}
        maxLength={16}
        onSuggest={(password) => form.set({ password })}
      />
      <Select
        {...form.choice('category_id')}
        withAsterisk={!locked}
        data={offered.map((role) => ({
          value: String(role.role_id),
          label: roleText({ ...role, category_id: role.role_id }, t),
        }))}
        disabled={locked}
        onChange={(chosen) => onRole(Number(chosen))}
      />
      <div className={classes['state']}>
        <Checkbox {...form.flag('active')} disabled={locked} description={t('users.hints.active')} />
      </div>
      {card && (
        <div className={cx(layout.stack, classes['card'])}>
          <FieldLabel id={cardId}>{t('users.hiring.card')}</FieldLabel>
          <SegmentedControl
            aria-labelledby={cardId}
            value={kind}
            data={CARDS.map((one) => ({ value: one, label: t(`users.hiring.cards.${one}`) }))}
            onChange={card.onChange}
          />
        </div>
      )}
      {kind === 'card' && (
        <TextInput
          {...form.text('card_number')}
          withAsterisk={!form.readOnly && user?.card_number !== null}
          describedBelow
          description={user?.card_number === null && !hasCard ? t('users.hints.noCard') : undefined}
          inputMode="numeric"
          maxLength={32}
        />
      )}
      {kind !== 'none' && (
        <Select
          {...form.choice('discount')}
          data={discounts.map((percent) => ({
            value: String(percent),
            label: t('users.hints.percent', { value: percent }),
          }))}
          describedBelow
          description={hasCard || kind === 'qr' ? undefined : t('users.hints.discountNeedsCard')}
          disabled={form.readOnly || (kind === 'card' && !hasCard)}
        />
      )}
    </div>
  );
}
