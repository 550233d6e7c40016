import { paymentStatement, type StatementRow } from '../contract/payments';
import { idFilter } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { referralAgent } from './referral-agent';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.statement');

type Sum = 'bonus_from_percent' | 'bonus_from_promo' | 'bonus_from_referral' | 'amount' | 'owed';

/** Baht. An agent without cashback has empty cells, not zeros. */
const money = (key: Sum, traits: Partial<ListColumn<StatementRow>> = {}) =>
  column<StatementRow>(key, 'money', { width: 100, value: (row) => row[key] || undefined, ...traits });

const columns: readonly ListColumn<StatementRow>[] = [
  column('number', 'id', { fileOnly: true }),
  column('time', 'time', { width: 132 }),
  column('kind', 'text', {
    minWidth: 150,
    value: ({ kind, payment_type }, words) => words(`exports.statement.kinds.${kind}_${payment_type}`),
    tone: ({ kind }) => (kind === 'taken_back' ? 'bad' : undefined),
  }),
  column('session_id', 'id', { width: 72 }),
  column('order_number', 'id', { width: 76, priority: 'low' }),
  column('place_name', 'text', { minWidth: 96, priority: 'lowest' }),
  column('referral_agent', 'text', { minWidth: 90, value: referralAgent }),
  column('percent', 'percent', { width: 72 }),
  money('bonus_from_percent'),
  money('bonus_from_promo'),
  money('bonus_from_referral'),
  money('amount', { tone: ({ kind }) => (kind === 'taken_back' ? 'bad' : undefined) }),
  money('owed', { value: ({ owed }) => owed, tone: ({ owed }) => (owed < 0 ? 'bad' : undefined) }),
];

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
  counts: [50, 100, 'all'],
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
  rows: ({ items }) => items,
  total: ({ total }) => total,
  keyOf: ({ number }) => number,
  named: ({ agent }, _words, _read, { first_name }) => Promise.resolve([namePart('agent', agent, first_name)]),
  narrowed: (_filters, _words, _read, { first_name }) => Promise.resolve([first_name]),
});
