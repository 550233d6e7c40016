import { formatMoney, formatQuantity } from '../../domain/format';
import { toBaht } from '../../domain/money';
import type { AlcoholData } from '../document';
import { joinable, type Typeface } from '../fonts';
import type { Part } from '../paginate';
import type { Pdf } from '../pdf';
import { COLUMNS, pagesOf, rowHeight, setDays, type DaySold } from './measures';
import { CELLS, styles } from './styles';

const shownDate = (date: string): string => date.split('-').toReversed().join('.');

/** Alcohol sold, for the tax office: A4, a table per business day with its total. */
export function alcohol({ Document, Page, Text, View }: Pdf, face: Typeface, data: AlcoholData) {
  const { words, locale } = data;
  const { days, total } = setDays(data.items, face);
  const pages = pagesOf(days);
  const printable = (text: string) => joinable(face.printable(text));
  const pieces = (quantity: number) => formatQuantity(quantity, locale, Number.isInteger(quantity) ? 0 : 3);
  const money = (satang: number) => formatMoney(toBaht(satang), locale);

  const cells = (texts: readonly string[]) =>
    texts.map((text, at) => (
      <Text key={at} style={CELLS[at] ?? {}}>
        {text}
      </Text>
    ));
  const rowAt = (day: DaySold, at: number) => {
    const row = day.rows[at];
    const texts = row
      ? [row.name.join('\n'), pieces(row.item.quantity), formatMoney(row.item.price, locale)]
      : [words.dayTotal, pieces(day.quantity), money(day.satang)];
    return (
      <View key={at} style={[styles.row, { height: rowHeight(row?.name.length ?? 1) }, row ? {} : styles.dayTotal]}>
        {cells(texts)}
      </View>
    );
  };
  const table = ({ section, from, to }: Part) => {
    const day = days[section];
    if (!day) return null;
    const heading = shownDate(day.date);
    return (
      <View key={section}>
        <Text style={styles.day}>{from === 0 ? heading : words.continued.replace('{heading}', heading)}</Text>
        <View style={styles.head}>{cells(COLUMNS.map(({ key }) => words.columns[key]))}</View>
        {Array.from({ length: to - from }, (_, at) => rowAt(day, from + at))}
      </View>
    );
  };
  const titleBlock = (
    <View style={styles.titleBlock}>
      <View style={{ width: '60%' }}>
        <Text style={styles.title}>{words.title}</Text>
        <Text style={styles.scope}>{printable(words.period)}</Text>
      </View>
      <View style={{ width: '40%' }}>
        <Text style={[styles.venue, { maxLines: 1, textOverflow: 'ellipsis' }]}>{printable(data.venue)}</Text>
        <Text style={styles.printed}>{printable(words.printed)}</Text>
      </View>
    </View>
  );
  const last = pages.length - 1;
  return (
    <Document title={`${words.title} · ${data.venue}`} language={locale} creator={data.venue}>
      {pages.map((parts, at) => (
        <Page key={at} size="A4" style={styles.page}>
          {at === 0 && titleBlock}
          {parts.map(table)}
          {days.length === 0 && <Text style={styles.empty}>{words.empty}</Text>}
          {at === last && days.length > 0 && (
            <View style={styles.total}>{cells([words.total, pieces(total.quantity), `${money(total.satang)} ฿`])}</View>
          )}
          <View style={styles.footer}>
            <Text>{`${printable(data.venue)} · ${words.title} · ${printable(words.printed)}`}</Text>
            <Text>{words.page.replace('{page}', String(at + 1)).replace('{pages}', String(pages.length))}</Text>
          </View>
        </Page>
      ))}
    </Document>
  );
}
