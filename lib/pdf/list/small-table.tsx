import type { Paper } from '../../reports/paper';
import type { SmallTable } from '../../reports/small-table';
import { joinable, type Typeface } from '../fonts';
import type { Part } from '../paginate';
import { cellStyles } from '../paper-styles';
import type { Pdf } from '../pdf';
import { rowHeight, setRows, TABLE } from './measures';
import { styles } from './styles';

/** Rows of a small table, the total last. An empty table gets a row that says so. */
export function setSmallTable({ columns, rows, total, empty }: SmallTable, paper: Paper, face: Typeface): string[][][] {
  const written = setRows(columns, total ? [...rows, total] : rows, paper, face);
  return rows.length > 0 ? written : [[[joinable(face.printable(empty))]], ...written];
}

/** Part of a small table, below its name and column names. */
export function smallTable(
  { Text, View }: Pdf,
  face: Typeface,
  { title, columns, rows: given, total }: SmallTable,
  rows: string[][][],
  { from, to }: Pick<Part, 'from' | 'to'>,
) {
  const looks = cellStyles(columns, TABLE.gutter);
  const printable = (text: string) => joinable(face.printable(text));
  return (
    <View>
      <Text style={styles.beside}>{printable(title)}</Text>
      <View style={styles.head}>
        {columns.map(({ label }, at) => (
          <Text key={at} style={looks[at] ?? {}}>
            {printable(label)}
          </Text>
        ))}
      </View>
      {rows.slice(from, to).map((row, at) => (
        <View
          key={at}
          wrap={false}
          style={[styles.row, { height: rowHeight(row) }, total && from + at === rows.length - 1 ? styles.strong : {}]}
        >
          {row.map((lines, cell) => (
            <Text key={cell} style={given.length > 0 ? (looks[cell] ?? {}) : styles.none}>
              {lines.join('\n')}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}
