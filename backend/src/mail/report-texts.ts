import { fillIn } from '@/lib/contract/text-args';
import { formatBaht, formatCount, formatDate, formatPercent, formatWeekdayOf } from '@/lib/domain/format';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import type { Figures, Told } from './report';
import { escaped, page, type MailLanguage, type MailTexts } from './texts';

const ALL = { ru, en };

/** Lines under a title; the first block has none. */
interface Block {
  readonly title?: string;
  readonly lines: readonly string[];
}

/** Texts and formats of a language. */
function wordsIn(language: MailLanguage) {
  const { mail, overview } = ALL[language];
  const money = (baht: number): string => formatBaht(baht, language);
  return {
    say: (key: keyof typeof mail.told, args: Readonly<Record<string, string>> = {}): string =>
      fillIn(mail.told[key], args),
    halls: overview.halls,
    funds: overview.funds,
    money,
    count: (value: number): string => formatCount(value, language),
    date: (date: string): string => `${formatWeekdayOf(date, language)} ${formatDate(date)}`,
    /** A past figure with the change since, e.g. «12 000,00 ฿ (+5 %)». */
    past: (past: number, now: number): string => {
      const percent = Math.round(((now - past) / past) * 100);
      return `${money(past)} (${percent > 0 ? '+' : ''}${formatPercent(percent, language)})`;
    },
  };
}
type Words = ReturnType<typeof wordsIn>;

function salesLines({ say, money, count, past }: Words, { kind }: Told, figures: Figures): string[] {
  const { revenue, revenue_before, revenue_mean, orders, average_check, margin } = figures;
  const isWeek = kind === 'week';
  return [
    say('revenue', { sum: money(revenue) }),
    ...(revenue_before ? [say(isWeek ? 'weekBefore' : 'before', { sum: past(revenue_before, revenue) })] : []),
    ...(revenue_mean ? [say(isWeek ? 'weekMean' : 'mean', { sum: past(revenue_mean, revenue) })] : []),
    say('orders', { count: count(orders) }),
    say('average', { sum: money(average_check) }),
    ...(margin === undefined ? [] : [say('margin', { sum: money(margin) })]),
  ];
}

/** Differences of a close: a line for each tender that differs, then the reason. */
function closeLines(
  { say, money, funds, date }: Words,
  isWeek: boolean,
  close: NonNullable<Figures['closes']>[number],
) {
  const differing = [
    { name: funds.cashier, difference: close.difference },
    ...close.tenders.map(({ name, difference }) => ({ name: name || say('card'), difference })),
  ].filter(({ difference }) => difference !== 0);
  if (differing.length === 0) return isWeek ? [] : [say('matches')];
  const lines = differing.map(({ name, difference }) =>
    say(difference > 0 ? 'over' : 'short', { name, sum: money(Math.abs(difference)) }),
  );
  const reason = close.reason.trim() === '' ? say('noReason') : say('reason', { reason: close.reason.trim() });
  return isWeek ? [date(close.business_date), ...lines, reason] : [...lines, reason];
}

function blocksOf(words: Words, told: Told, figures: Figures): Block[] {
  const { say, money, count, halls, funds } = words;
  const isWeek = told.kind === 'week';
  const { balances, closes, attention, closed_anew } = figures;
  const held = (['cashier', 'safe', 'bank'] as const).flatMap((fund) => {
    const balance = balances[fund];
    return balance === undefined ? [] : [say('line', { name: funds[fund], sum: money(balance) })];
  });
  const differences = closes?.flatMap((close) => closeLines(words, isWeek, close)) ?? [];
  const notes = [...(closed_anew ? [say('anew')] : []), ...(told.kind === 'test' ? [say('running')] : [])];
  return [
    { lines: notes },
    { lines: salesLines(words, told, figures) },
    {
      title: say('halls'),
      lines: figures.halls.map(({ hall, revenue }) => say('line', { name: halls[hall], sum: money(revenue) })),
    },
    { title: say('balances'), lines: held },
    { title: say('closes'), lines: closes && differences.length === 0 && isWeek ? [say('matches')] : differences },
    {
      title: say('attention'),
      lines: attention.map(({ text, count: times, amount }) =>
        [say('line', { name: text, sum: count(times) }), ...(amount === undefined ? [] : [money(amount)])].join(' · '),
      ),
    },
  ].filter(({ lines }) => lines.length > 0);
}

const P = '<p style="margin:0 0 16px">';
const inHtml = ({ title, lines }: Block): string =>
  `${P}${title === undefined ? '' : `<b>${escaped(title)}</b><br>`}${lines.map(escaped).join('<br>')}</p>`;

/**
 * Subject, plain text and HTML of a message to a person. The text has short lines without markup, ready for a messenger; the
 * subject has no figures.
 */
export function reportTexts(told: Told, figures: Figures): MailTexts {
  const words = wordsIn(told.language);
  const { first, last } = figures.period;
  const subject = words.say(told.kind, { venue: told.venue, date: words.date(first), last: words.date(last) });
  const blocks = blocksOf(words, told, figures);
  const paragraphs = blocks.map(({ title, lines }) => [...(title === undefined ? [] : [title]), ...lines].join('\n'));
  return {
    subject,
    text: `${[subject, ...paragraphs].join('\n\n')}\n`,
    html: page(told.language, subject, `${P}<b>${escaped(subject)}</b></p>${blocks.map(inHtml).join('')}`),
  };
}
