'use client';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import type { UserRow } from '@/lib/sections/users/contract/rows';

interface UserActionsProps {
  readonly selected: UserRow | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (user: UserRow) => void;
}

/** Buttons that add an account and remove the selected one; a disabled button says why. */
export function UserActions({ selected, onAdd, onRemove }: UserActionsProps) {
  const t = useTranslations();
  const refused = selected?.refused.remove;
  const why = !selected ? t('users.selectFirst') : refused ? t(`refusals.${refused}`) : undefined;
  return (
    <>
      <Button
        variant="default"
        className={classes['button']}
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />}
        aria-label={t('users.removeTitle')}
        title={why ?? t('users.removeTitle')}
        disabled={why !== undefined}
        onClick={() => selected && onRemove(selected)}
      >
        {t('users.remove')}
      </Button>
      <Button
        className={classes['button']}
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        aria-label={t('users.addTitle')}
        onClick={onAdd}
      >
        {t('users.add')}
      </Button>
    </>
  );
}
