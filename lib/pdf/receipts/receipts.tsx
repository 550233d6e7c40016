import type { Receipt } from '../../contract/orders';
import { formatMoney, formatTime } from '../../domain/format';
import { toBaht, toSatang } from '../../domain/money';
import type { ReceiptsData } from '../document';
import { joinable, type Typeface } from '../fonts';
import type { Pdf } from '../pdf';
import { PAPER, setReceipt } from './measures';
import { styles } from './styles';

/** A label and its sum at the foot of a receipt. */
type Sum = readonly [label: string, baht: number];

/** Receipts for a roll of 80 mm, one per page of its own length. Subtotal and VAT add up to the total to the satang. */
export function receipts({ Document, Page, Text, View }: Pdf, face: Typeface, data: ReceiptsData) {
  const { words, locale, timeZone } = data;
  const money = (baht: number) => formatMoney(baht, locale);
  const printable = (text: string) => joinable(face.printable(text));

  const headOf = ({ order_number, time, table, guest }: Receipt) => [
    words.order.replace('{number}', String(order_number)),
    words.time.replace('{time}', formatTime(time, timeZone)),
    words.table.replace('{table}', () => table || '-'),
    guest,
  ];
  const sumsOf = ({ discount, total, subtotal }: Receipt): Sum[] => [
    ...(discount === 0 ? [] : [[words.discount, -discount] as const]),
    [words.subtotal, subtotal],
    [words.vat, toBaht(toSatang(total) - toSatang(subtotal))],
  ];
  const page = (receipt: Receipt) => {
    const sums = sumsOf(receipt);
    const texts = { venue: data.venue, head: headOf(receipt), sums: sums.length };
    const set = setReceipt(receipt, texts, { locale, money }, face);
    const pair = ([label, baht]: Sum) => (
      <View key={label} style={styles.pair}>
        <Text>{printable(label)}</Text>
        <Text>{money(baht)}</Text>
      </View>
    );
    return (
      <Page key={receipt.order_number} size={[PAPER.width, set.height]} style={styles.page} wrap={false}>
        <Text style={styles.venue}>{set.venue.join('\n')}</Text>
        <Text style={styles.head}>{set.head.join('\n')}</Text>
        <View style={styles.rule} />
        <View style={styles.columns}>
          <Text style={styles.names}>{set.names.join('\n')}</Text>
          <Text style={styles.quantities}>{set.quantities.join('\n')}</Text>
          <Text style={styles.prices}>{set.prices.join('\n')}</Text>
        </View>
        <View style={styles.rule} />
        {sums.map(pair)}
        <View style={styles.rule} />
        <View style={styles.total}>
          <Text>{printable(words.total)}</Text>
          <Text>{`${money(receipt.total)} ฿`}</Text>
        </View>
      </Page>
    );
  };
  return (
    <Document title={`${words.title} · ${data.venue}`} language={locale} creator={data.venue}>
      {data.receipts.map(page)}
    </Document>
  );
}
