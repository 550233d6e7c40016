'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/form/dialog';
import { FormBody } from '@/components/form/form-body';
import { Select } from '@/components/ui/select';
import { personText } from '@/lib/rights/person';
import type { UserRow } from '@/lib/sections/users/contract/rows';

interface CopyRightsDialogProps {
  readonly user: UserRow;
  readonly all: readonly UserRow[];
  /** Called with the account that gets the rights. */
  readonly onChosen: (user: UserRow) => void;
  readonly onClose: () => void;
}

/** Chooses who gets the rights of an account. Nothing is saved here: the chosen account opens with them. */
export function CopyRightsDialog({ user, all, onChosen, onClose }: CopyRightsDialogProps) {
  const t = useTranslations('users.copy');
  const words = useTranslations('staffRights');
  const [chosen, setChosen] = useState<UserRow | null>(null);
  const offered = all.filter(
    ({ user_id, refused }) => user_id !== user.user_id && refused.edit === null && refused.standing === null,
  );
  const submit = () => {
    if (chosen) onChosen(chosen);
    return Promise.resolve();
  };
  return (
    <Dialog title={t('title', { login: personText(user) })} size={440} onClose={onClose}>
      <FormBody form={{ submit, isSending: false, problem: null }} submitLabel={t('submit')} off={!chosen}>
        <p>{t(offered.length === 0 ? 'nobody' : 'text')}</p>
        {offered.length > 0 && (
          <Select
            label={t('to')}
            searchable
            data-autofocus
            nothingFoundMessage={words('none')}
            data={offered.map((one) => ({ value: String(one.user_id), label: personText(one) }))}
            value={chosen && String(chosen.user_id)}
            onChange={(id) => setChosen(offered.find(({ user_id }) => String(user_id) === id) ?? null)}
          />
        )}
      </FormBody>
    </Dialog>
  );
}
