'use client';
import { useOffers } from '@/components/sight/offers';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { Flag } from '@/lib/contract/access';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { listRoles } from '@/lib/sections/users/contract/users';
import { holds, NO_PERMISSION } from '@/lib/rights/permissions';
import { asFarAs, presetOf } from '@/lib/rights/rights';
import { AccountFields, type AccountForm, type CardChoice } from './account-fields';
import { RightsEditor } from './rights-editor';

interface AccountBodyProps {
  readonly form: AccountForm;
  /** Null for a new one. */
  readonly user: UserRow | null;
  readonly others: readonly UserRow[];
  /** Choice of the card of a new account; without it the form has a card number only. */
  readonly card?: CardChoice;
  /** Called with the rights in the form; absent for a new account. */
  readonly onSees?: ((permissions: string) => void) | undefined;
}

/** Fields and rights of an account. The role of a new one fills in its rights, that of an existing one offers to. */
export function AccountBody({ form, user, others, card, onSees }: AccountBodyProps) {
  const { person } = useOffers();
  const { category_id, permissions } = form.draft;
  const roles = useEndpoint(listRoles, {}).data?.items ?? [];
  const nameOf = (id: number) => roles.find(({ role_id }) => role_id === id)?.role_name ?? '';
  const mayGive = (flag: Flag) => holds(person, flag);
  return (
    <>
      <AccountFields
        form={form}
        user={user}
        {...(card && { card })}
        roles={roles}
        onRole={(id) => {
          const filled = user ? permissions : asFarAs(NO_PERMISSION, presetOf(nameOf(id)) ?? permissions, mayGive);
          form.set({ category_id: id, permissions: filled });
        }}
      />
      <RightsEditor
        {...form.value('permissions')}
        role={category_id === null ? null : { category_id, role_name: nameOf(category_id) }}
        others={others.filter(({ user_id }) => user_id !== user?.user_id)}
        onSees={onSees}
        readOnly={form.readOnly || Boolean(user?.refused.standing)}
      />
    </>
  );
}
