import type { PaperRow } from '../../reports/paper';
import type { ListData } from '../document';
import { joinable, type Typeface } from '../fonts';
import { cellStyles, HEAD } from '../paper-styles';
import type { Pdf } from '../pdf';
import { chart } from './chart';
import { pagesOf, pageSize, rowHeight, setHead, setRows, TABLE, TEXT } from './measures';
import { setSmallTable, smallTable } from './small-table';
import { styles } from './styles';
import { totals } from './totals';

/** Any list as a PDF: column names on every page, totals at the end, numbered pages. */
export function list(pdf: Pdf, face: Typeface, data: ListData) {
  const { Document, Page, Text, View } = pdf;
  const { paper, words, venue, locale } = data;
  const { columns, besides } = paper;
  const printable = (text: string) => joinable(face.printable(text));
  const [title, printed, house] = [words.title, words.printed, venue].map(printable) as [string, string, string];
  const looks = cellStyles(columns, TABLE.gutter);
  const cells = (texts: readonly string[], tones: PaperRow['tones'] = {}) =>
    texts.map((text, at) => (
      <Text key={at} style={[looks[at] ?? {}, styles[tones[at] ?? 'plain']]}>
        {text}
      </Text>
    ));
  const rows = setRows(
    columns,
    paper.rows.map((row) => row.cells),
    paper,
    face,
    paper.scale,
  );
  const below = besides.map((beside) => setSmallTable(beside, paper, face));
  const sums = totals(pdf, face, paper, cells);
  const head = setHead(paper, face);
  const pages = pagesOf(paper, head.height, rows, sums?.height ?? null, below);

  const rowAt = (at: number) => {
    const row = rows[at];
    if (!row) return sums?.block;
    return (
      <View
        key={at}
        wrap={false}
        style={[
          styles.row,
          { height: rowHeight(row), fontSize: TEXT.size * paper.scale },
          paper.rows[at]?.struck ? styles.struck : {},
          paper.rows[at]?.strong ? styles.strong : {},
        ]}
      >
        {cells(
          row.map((lines) => lines.join('\n')),
          paper.rows[at]?.tones,
        )}
      </View>
    );
  };
  const titleBlock = (
    <View style={[styles.titleBlock, { height: head.height }]}>
      <View style={{ width: '65%' }}>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.scope}>{head.lines.join('\n')}</Text>
      </View>
      <View style={{ width: '35%' }}>
        <Text style={[styles.venue, { maxLines: 1, textOverflow: 'ellipsis' }]}>{house}</Text>
        <Text style={styles.printed}>{printed}</Text>
      </View>
    </View>
  );
  const size = pageSize(paper);
  return (
    <Document title={`${title} · ${house}`} language={locale} creator={house}>
      {pages.map((parts, at) => (
        <Page key={at} size={[size.width, size.height]} style={styles.page}>
          {at === 0 && titleBlock}
          {at === 0 && chart(pdf, face, data)}
          {at === 0 && rows.length === 0 && <Text style={styles.empty}>{words.empty}</Text>}
          {parts.map(({ section, from, to }) => {
            const beside = besides[section - 1];
            return (
              <View key={`${section} ${from}`}>
                {section === 0 && from < rows.length && (
                  <View style={[styles.head, { fontSize: HEAD.size * paper.scale }]}>
                    {cells(columns.map(({ label }) => printable(label)))}
                  </View>
                )}
                {section === 0 && Array.from({ length: to - from }, (_, row) => rowAt(from + row))}
                {beside && smallTable(pdf, face, beside, below[section - 1] ?? [], { from, to })}
              </View>
            );
          })}
          <View style={styles.footer}>
            <Text>{`${house} · ${title} · ${printed}`}</Text>
            <Text>{words.page.replace('{page}', String(at + 1)).replace('{pages}', String(pages.length))}</Text>
          </View>
        </Page>
      ))}
    </Document>
  );
}
