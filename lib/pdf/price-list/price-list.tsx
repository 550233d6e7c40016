import { formatMoney, formatTime } from '../../domain/format';
import type { PriceRow } from '../../domain/price-list';
import type { PriceListData } from '../document';
import { joinable, type Typeface } from '../fonts';
import type { Part } from '../paginate';
import type { Pdf } from '../pdf';
import { COLUMNS, pagesOf, rowHeight, setSections } from './measures';
import { CELLS, styles } from './styles';

/** Price list as a PDF: a table per folder, column names repeated on every page. */
export function priceList({ Document, Page, Text, View }: Pdf, face: Typeface, data: PriceListData) {
  const { sections, words, locale, timeZone } = data;
  const set = setSections(sections, words, face);
  const pages = pagesOf(set);
  const venue = joinable(face.printable(data.venue));
  const scope = joinable(face.printable(words.scope));
  const printed = joinable(face.printable(words.printed));

  const cells = (texts: readonly string[]) =>
    texts.map((text, at) => (
      <Text key={at} style={CELLS[at] ?? {}}>
        {text}
      </Text>
    ));
  const row = (dish: PriceRow, name: readonly string[]) => (
    <View
      key={dish.item_id}
      wrap={false}
      style={[styles.row, { height: rowHeight(name.length) }, dish.status === 1 ? {} : styles.off]}
    >
      {cells([
        String(dish.item_id),
        name.join('\n'),
        dish.type ? words.kitchen : words.bar,
        formatMoney(dish.retail_price, locale),
        dish.prime_cost === null ? words.noRecipe : formatMoney(dish.prime_cost, locale),
        formatTime(dish.last_update, timeZone),
      ])}
    </View>
  );
  const table = ({ section, from, to }: Part) => (
    <View key={section}>
      <Text style={styles.heading}>{set[section]?.[from === 0 ? 'heading' : 'continued'].join('\n')}</Text>
      <View style={styles.head}>{cells(COLUMNS.map(({ key }) => words.columns[key]))}</View>
      {sections[section]?.rows.slice(from, to).map((dish, at) => row(dish, set[section]?.names[from + at] ?? []))}
    </View>
  );
  const titleBlock = (
    <View style={styles.titleBlock}>
      <View style={{ width: '60%' }}>
        <Text style={styles.title}>{words.title}</Text>
        <Text style={[styles.scope, { maxLines: 1, textOverflow: 'ellipsis' }]}>{scope}</Text>
      </View>
      <View style={{ width: '40%' }}>
        <Text style={[styles.venue, { maxLines: 1, textOverflow: 'ellipsis' }]}>{venue}</Text>
        <Text style={styles.printed}>{printed}</Text>
      </View>
    </View>
  );
  return (
    <Document title={`${words.title} · ${data.venue}`} language={locale} creator={data.venue}>
      {pages.map((parts, at) => (
        <Page key={at} size="A4" style={styles.page}>
          {at === 0 && titleBlock}
          {parts.map(table)}
          {sections.length === 0 && <Text style={styles.empty}>{words.empty}</Text>}
          <View style={styles.footer}>
            <Text>{`${venue} · ${words.title} · ${printed}`}</Text>
            <Text>{words.page.replace('{page}', String(at + 1)).replace('{pages}', String(pages.length))}</Text>
          </View>
        </Page>
      ))}
    </Document>
  );
}
