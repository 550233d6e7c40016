'use client';
import { useIsAdmin, useMay } from '@/components/sight/offers';
import { CANCEL_ORDER, deleteExpense } from '@/lib/sections/expenses/contract';
import { isRemovable } from '@/lib/sections/expenses/rules';

/** Returns whether the person may take back an order that was paid at `time`, in Unix seconds. */
export function useMayVoid(): (time: number, now: number) => boolean {
  const may = useMay();
  const isAdmin = useIsAdmin();
  const cancels = may(deleteExpense) && may({ ...deleteExpense, access: CANCEL_ORDER });
  return (time, now) => cancels && isRemovable({ sub_category_id: null, time }, isAdmin, now);
}
