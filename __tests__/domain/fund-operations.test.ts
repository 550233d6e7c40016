import { FundOperation } from '@/lib/sections/funds/contract';
import { mayOperate, setsBalance } from '@/lib/domain/fund-operations';

test('0 is an amount for a balance that is set, and for nothing else', () => {
  expect(FundOperation.options.filter((operation) => mayOperate(operation, 0))).toEqual([
    'set_cashier_balance',
    'set_safe_balance',
    'set_bank_balance',
  ]);
  expect(FundOperation.options.every((operation) => mayOperate(operation, 0.01))).toBe(true);
  expect(setsBalance('safe_deposit')).toBe(false);
});
