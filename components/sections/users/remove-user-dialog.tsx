'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useMay, useServer } from '@/components/sight/offers';
import { Checkbox } from '@/components/ui/checkbox';
import { layout } from '@/components/ui/classes';
import { useCommand } from '@/lib/api/use-command';
import { removeEmployee } from '@/lib/sections/salary/contract/salary';
import { partWithPerson, type PartedPart } from '@/lib/sections/users/contract/hiring';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { deleteUser } from '@/lib/sections/users/contract/users';
import { personText } from '@/lib/rights/person';
import { dayOfMonth } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

interface RemoveUserDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/**
 * Asks before an account is removed, or says why it cannot be removed. If the person has pay or a card, the reader chooses
 * what goes, and one command removes it. A legacy server removes the account alone.
 */
export function RemoveUserDialog({ user, onClose }: RemoveUserDialogProps) {
  const { user_id, employee_id, employee_name, card_number, refused } = user;
  const login = personText(user);
  const may = useMay();
  const { ours } = useServer();
  const t = useTranslations();
  const toasts = useToasts();
  const { timeZone } = useFormats();
  const { send } = useCommand(deleteUser);
  const { send: part } = useCommand(partWithPerson);
  const hasPay = ours && may(removeEmployee) && employee_id !== undefined;
  const hasCard = ours && card_number !== null;
  const [chosen, setChosen] = useState<readonly PartedPart[]>([
    'account',
    ...(hasPay ? (['pay'] as const) : []),
    'cards',
  ]);
  const has = (one: PartedPart) => chosen.includes(one);
  const toggle = (one: PartedPart) => setChosen(has(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  // Cards are named only if their account stays, because the account takes them along.
  const parts = chosen.filter((one) => one !== 'cards' || (hasCard && !has('account')));
  const nothing = parts.length === 0 ? t('users.removal.nothing') : undefined;
  const blocked = refused.remove === null ? nothing : t(`refusals.${refused.remove}`);
  const submit = async () => {
    const day = dayOfMonth(Date.now() / 1000, timeZone);
    if (parts.length === 1 && parts[0] === 'account') await send({ body: { user_id } });
    else await part({ body: { parts, user_id, ...(parts.includes('pay') && { employee_id, day }) } });
    toasts.success(t('users.done'));
  };
  return (
    <QuestionDialog
      title={t('users.removal.title', { login })}
      submitLabel={t('users.removal.submit')}
      problemTitle={t('users.failed')}
      blocked={blocked}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPay || hasCard ? (
        <div className={layout.stack}>
          <Checkbox
            label={t('users.removal.account')}
            description={t('users.removal.accountText')}
            checked={has('account')}
            onChange={() => toggle('account')}
          />
          {hasPay && (
            <Checkbox
              label={t('users.removal.pay', { name: employee_name ?? '' })}
              description={t('users.removal.payText')}
              checked={has('pay')}
              onChange={() => toggle('pay')}
            />
          )}
          {hasCard && (
            <Checkbox
              label={t('users.removal.cards', { card: card_number })}
              description={t('users.removal.cardsText')}
              checked={has('account') || has('cards')}
              disabled={has('account')}
              onChange={() => toggle('cards')}
            />
          )}
        </div>
      ) : (
        t('users.removal.text', { login })
      )}
      {employee_id !== undefined && !hasPay && <p>{t('users.removal.payStays', { name: employee_name ?? '' })}</p>}
    </QuestionDialog>
  );
}
