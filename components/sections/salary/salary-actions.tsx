'use client';
import { IconCash, IconFileText, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import { FileLink } from '@/components/ui/link-button';
import { saveEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import { isRemoved } from './salary-looks';

interface SalaryActionsProps {
  readonly selected: SalaryRow | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (row: SalaryRow) => void;
  readonly onPay: () => void;
  /** File with the payslips of the month; undefined for a month without employees. */
  readonly payslips: string | undefined;
}

/** Buttons of the list: payslips, removal of the selected employee, payment of several, a new one. A disabled button says why. */
export function SalaryActions({ selected, onAdd, onRemove, onPay, payslips }: SalaryActionsProps) {
  const edits = useMay()(saveEmployee);
  const t = useTranslations('salary');
  const notYours = useWhyReadOnly()(t('off.reader'));
  const why = !edits ? notYours : !selected ? t('off.unselected') : isRemoved(selected) ? t('off.removed') : undefined;
  return (
    <>
      {payslips !== undefined && (
        <FileLink
          variant="default"
          className={classes['button']}
          data-tight
          href={payslips}
          leftSection={<IconFileText size={16} stroke={1.6} aria-hidden />}
          aria-label={t('payslips.action')}
          title={t('payslips.action')}
        >
          {t('payslips.short')}
        </FileLink>
      )}
      <Button
        variant="default"
        className={classes['button']}
        data-tight
        leftSection={<IconUserMinus size={16} stroke={1.6} aria-hidden />}
        aria-label={t('remove.action')}
        title={why ?? t('remove.action')}
        disabled={why !== undefined}
        onClick={() => selected && onRemove(selected)}
      >
        {t('removeShort')}
      </Button>
      <Button
        variant="default"
        className={classes['button']}
        leftSection={<IconCash size={16} stroke={1.6} aria-hidden />}
        aria-label={t('paySeveral')}
        title={edits ? t('paySeveral') : notYours}
        disabled={!edits}
        onClick={onPay}
      >
        {t('paySeveral')}
      </Button>
      <Button
        className={classes['button']}
        leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden />}
        aria-label={t('add.action')}
        title={edits ? t('add.action') : notYours}
        disabled={!edits}
        onClick={onAdd}
      >
        {t('addShort')}
      </Button>
    </>
  );
}
