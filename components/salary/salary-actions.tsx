'use client';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import type { SalaryRow } from '@/lib/contract/salary';
import { isRemoved } from './salary-looks';

interface SalaryActionsProps {
  readonly edits: boolean;
  readonly selected: SalaryRow | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (row: SalaryRow) => void;
}

/** Buttons that add an employee and remove the selected one; a disabled button says why. */
export function SalaryActions({ edits, selected, onAdd, onRemove }: SalaryActionsProps) {
  const t = useTranslations('salary');
  const why = !edits
    ? t('off.reader')
    : !selected
      ? t('off.unselected')
      : isRemoved(selected)
        ? t('off.removed')
        : undefined;
  return (
    <>
      <Button
        variant="default"
        className={classes['button']}
        leftSection={<IconUserMinus size={16} stroke={1.6} aria-hidden />}
        aria-label={t('remove.action')}
        title={why ?? t('remove.action')}
        disabled={why !== undefined}
        onClick={() => selected && onRemove(selected)}
      >
        {t('removeShort')}
      </Button>
      <Button
        className={classes['button']}
        leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
        aria-label={t('add.action')}
        title={edits ? t('add.action') : t('off.reader')}
        disabled={!edits}
        onClick={onAdd}
      >
        {t('addShort')}
      </Button>
    </>
  );
}
