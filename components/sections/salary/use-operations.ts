import {
  IconCash,
  IconClockPlus,
  IconCoins,
  IconCreditCard,
  IconGift,
  IconThumbDown,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { operateSalary, type SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { isInTime } from '@/lib/sections/salary/rules/salary';
import type { SalaryMonth } from '@/lib/sections/salary/rules/month';

/** Icons of the operations, in the order of their buttons. */
const ICONS: Readonly<Record<SalaryOperation, TablerIcon>> = {
  salary: IconCash,
  prepayment: IconCoins,
  overtime: IconClockPlus,
  penalty: IconThumbDown,
  bonus: IconGift,
  credit: IconCreditCard,
};
const TYPES = Object.keys(ICONS) as SalaryOperation[];

export interface OfferedOperation {
  readonly type: SalaryOperation;
  readonly label: string;
  readonly icon: TablerIcon;
  /** Why it is disabled. */
  readonly off: string | undefined;
}

/** Operations of a month. A credit is never disabled: its schedule is for every reader. */
export function useOperations(month: SalaryMonth, current: SalaryMonth): readonly OfferedOperation[] {
  const edits = useMay()(operateSalary);
  const t = useTranslations('salary');
  const why = useWhyReadOnly();
  return useMemo(() => {
    const offOf = (type: SalaryOperation): string | undefined => {
      if (type === 'credit') return undefined;
      if (!edits) return why(t('off.reader'));
      if (isInTime(type, month, current)) return undefined;
      return t(type === 'penalty' ? 'off.penalty' : 'off.early');
    };
    return TYPES.map((type) => ({ type, label: t(`types.${type}`), icon: ICONS[type], off: offOf(type) }));
  }, [edits, month, current, t, why]);
}
