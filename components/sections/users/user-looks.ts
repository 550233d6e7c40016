import { IconLock } from '@tabler/icons-react';
import type { Looks } from '@/components/list/looks';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { differencesFromRole, everyRight } from '@/lib/sections/users/lists/rights-text';

/** Looks of the columns: whose account it is, what is locked, and how rights differ from the role. */
export const USER_LOOKS: Looks<UserRow> = {
  login: {
    pinned: true,
    fixed: true,
    minWidth: 190,
    width: 210,
    cell: (user, words) => ({
      strong: user.active === 1,
      note: [user.name, user.is_self && words('users.you')].filter(Boolean).join(', ') || undefined,
      ...(user.refused.edit && { icon: { Icon: IconLock, label: words(`refusals.${user.refused.edit}`) } }),
    }),
  },
  permissions: {
    minWidth: 372,
    cell: (user, words) => ({
      title: everyRight(user, words) || undefined,
      note: (differencesFromRole(user) ?? 0) > 0 ? words('users.differs') : undefined,
    }),
  },
  category_id: { wideOnly: true },
  registration_date: { wideOnly: true },
  last_seen: { priority: 'low' },
  card_number: { onRequest: true },
  discount: { onRequest: true },
};
