import { formatDate } from '@/lib/domain/format';
import { choiceFilter } from '@/lib/lists/filters';
import { columnsIn, defineList, type Words } from '@/lib/lists/list';
import { knownMeasure } from '@/lib/domain/measure';
import { listAttention, RULES, type AttentionCase } from '../contract/attention';

/** Name of what a case is about; empty for one of the whole venue. Days are written as such. */
export const nameOf = ({ name, rule }: AttentionCase): string =>
  (rule === 'close_difference' || rule === 'day_not_closed') && name !== '' ? formatDate(name) : name;

/** Why a case needs attention. `has_reason` and `has_error` tell the texts whether they have one. */
export function whyOf({ rule, args }: AttentionCase, words: Words): string {
  const { measure } = args;
  const known = typeof measure === 'string' ? knownMeasure(measure) : undefined;
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? '']));
  const why = words(`attention.rules.${rule}.why`, {
    ...given,
    ...(known && { measure: words(`measures.${known.measure_name}`) }),
    has_reason: args['reason'] ? 'yes' : 'no',
    has_error: args['error'] ? 'yes' : 'no',
  });
  // Russian messages write numbers below zero with a hyphen.
  return why.replaceAll(/(^|\s)-(?=\d)/g, '$1−');
}

const columns = columnsIn<AttentionCase>('attention.columns', {
  rule: { kind: 'text', width: 190, value: ({ rule }, words) => words(`attention.rules.${rule}.title`) },
  name: { kind: 'text', width: 190, value: (one, words) => nameOf(one) || words(`attention.rules.${one.rule}.title`) },
  why: { kind: 'text', minWidth: 260, value: whyOf },
  since: { kind: 'time', width: 132, priority: 'lowest' },
  amount: { kind: 'money', width: 104 },
});

const ofAside =
  (key: 'reason' | 'user_name' | 'until') =>
  ({ set_aside }: AttentionCase, words: Words) =>
    set_aside && (set_aside[key] ?? words('attention.forGood'));

const asideColumns = [
  ...columns,
  ...columnsIn<AttentionCase>('attention.columns', {
    reason: { kind: 'text', width: 180, value: ofAside('reason') },
    user_name: { kind: 'text', width: 120, priority: 'low', value: ofAside('user_name') },
    until: { kind: 'time', width: 132, value: ofAside('until') },
  }),
];

export const SHOWN = ['open', 'aside'] as const;
export const EVERY_RULE = 'all';

const filters = { show: choiceFilter(SHOWN, 'open'), rule: choiceFilter([EVERY_RULE, ...RULES], EVERY_RULE) };

/** Cases that need attention, most urgent first; or those that were set aside, with the reason. */
export const attentionList = defineList<typeof listAttention, AttentionCase, typeof filters>({
  id: 'attention',
  section: 'overview',
  path: '/overview/attention',
  title: 'attention.title',
  endpoint: listAttention,
  filters,
  most: 1000,
  columns: asideColumns,
  columnsFor: ({ filters: { show } }) => (show === 'aside' ? asideColumns : columns),
  input: ({ filters: { show, rule }, page, count }) => ({
    body: { set_aside: show === 'aside', ...(rule !== EVERY_RULE && { rule }), page, count },
  }),
  total: ({ total_records }) => total_records,
  keyOf: ({ rule, subject }) => `${rule} ${subject}`,
  narrowed: ({ show, rule }, words) => [
    ...(show === 'aside' ? [words('attention.show.aside')] : []),
    ...(rule === EVERY_RULE ? [] : [words(`attention.rules.${rule}.title`)]),
  ],
});
