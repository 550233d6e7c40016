import { PAGE_SIZES } from '@/lib/contract/primitives';
import { paymentStatement, type StatementRow } from '../contract/payments';
import { idFilter } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { referralAgent } from './referral-agent';
import { columnsIn, defineList, type ListColumn, type NamedColumn } from '@/lib/lists/list';

type Sum = 'bonus_from_percent' | 'bonus_from_promo' | 'bonus_from_referral' | 'amount' | 'owed';

const money = (key: Sum, rest: Partial<ListColumn<StatementRow>> = {}): NamedColumn<StatementRow> => ({
  kind: 'money',
  width: 100,
  // An agent without cashback has empty cells, not zeros.
  value: (row) => row[key] || undefined,
  ...rest,
});

const columns = columnsIn<StatementRow>('exports.statement', {
  number: { kind: 'id', fileOnly: true },
  time: { kind: 'time', width: 132 },
  kind: {
    kind: 'text',
    minWidth: 150,
    value: ({ kind, payment_type }, words) => words(`exports.statement.kinds.${kind}_${payment_type}`),
    tone: ({ kind }) => (kind === 'taken_back' ? 'bad' : undefined),
  },
  session_id: { kind: 'id', width: 72 },
  order_number: { kind: 'id', width: 76, priority: 'low' },
  place_name: { kind: 'text', minWidth: 96, priority: 'lowest' },
  referral_agent: { kind: 'text', minWidth: 90, value: referralAgent },
  percent: { kind: 'percent', width: 72 },
  bonus_from_percent: money('bonus_from_percent'),
  bonus_from_promo: money('bonus_from_promo'),
  bonus_from_referral: money('bonus_from_referral'),
  amount: money('amount', { tone: ({ kind }) => (kind === 'taken_back' ? 'bad' : undefined) }),
  owed: money('owed', { value: ({ owed }) => owed, tone: ({ owed }) => (owed < 0 ? 'bad' : undefined) }),
});

const filters = { agent: idFilter };

/** Account of an agent over a period, earliest first: bonuses by order, those taken back, payouts, and what is owed. */
export const statementList = defineList<typeof paymentStatement, StatementRow, typeof filters>({
  id: 'agent-statement',
  section: 'payments',
  path: '/payments/statement',
  title: 'exports.statement.title',
  endpoint: paymentStatement,
  period: true,
  filters,
  counts: [...PAGE_SIZES, 'all'],
  most: 1000,
  columns,
  totals: {
    heads: () => [
      { key: 'opening', label: 'exports.statement.opening', kind: 'money' },
      { key: 'earned', label: 'exports.statement.earned', kind: 'money' },
      { key: 'taken_back', label: 'exports.statement.taken_back', kind: 'money' },
      { key: 'paid', label: 'exports.statement.paid', kind: 'money' },
      { key: 'closing', label: 'exports.statement.closing', kind: 'money' },
    ],
    lines: [{ key: 'total', label: 'exports.totals.total', cells: ({ totals }) => totals }],
  },
  isReady: ({ agent }) => agent > 0,
  input: ({ period, filters: { agent }, page, count }) => ({ body: { agent_id: agent, ...period, page, count } }),
  total: ({ total }) => total,
  keyOf: ({ number }) => number,
  named: ({ agent }, _words, _read, { first_name }) => [namePart('agent', agent, first_name)],
  narrowed: (_filters, _words, _read, { first_name }) => [first_name],
});
