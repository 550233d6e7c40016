import { settleDebt, type FormerEmployee } from '../contract/leaving';
import { toSatang } from '@/lib/domain/money';
import { defineForm } from '@/lib/forms/define';
import { money, optionalText, value } from '@/lib/forms/field';

export type SettleWay = 'collect' | 'write_off';

/** Form of a debt of somebody who left: how it is settled, how much of it, and why it is written off. */
export const settleForm = defineForm(settleDebt, {
  fields: {
    way: value<SettleWay>('salary.fields.way', 'collect'),
    amount: money('salary.operation.fields.amount', { errors: { atMost: 'salary.debts.more' } }),
    description: optionalText('salary.operation.fields.description'),
  },
  values: ({ owed }: FormerEmployee) => ({ amount: owed }),
  fixed: ({ employee_id }) => ({ employee_id }),
  moves: ({ way, amount: sum }) => (way === 'collect' && sum !== undefined ? { in: 'safe', sum } : undefined),
  check: ({ way, amount = 0, description }, { owed }) => ({
    ...(toSatang(amount) > toSatang(owed) && { amount: { kind: 'atMost' as const, args: { max: owed } } }),
    ...(way === 'write_off' && !description && { description: { key: 'salary.debts.reason' as const } }),
  }),
});
