import type { Paper, PaperTotals } from '../../reports/paper';
import { joinable, type Typeface } from '../fonts';
import { linesOf } from '../../reports/lines';
import type { Pdf } from '../pdf';
import { MARGIN, pageSize, PAGE, TEXT, TOTALS } from './measures';
import { styles } from './styles';

/** Maximum number of lines in a cell: figure, change, change in percent. */
const MOST = 4;

interface SetLine {
  readonly label: string;
  readonly cells: readonly string[];
  readonly height: number;
}

/** Totals with headings of their own, broken into lines. Cells share the available width. */
interface SetTotals {
  readonly heads: SetLine;
  readonly lines: readonly SetLine[];
  readonly cell: number;
  readonly height: number;
}

function setTotals(heads: readonly string[], lines: PaperTotals['lines'], paper: Paper, face: Typeface): SetTotals {
  const inner = pageSize(paper).width - 2 * PAGE.side;
  const cell = Math.min(TOTALS.cell, (inner - TOTALS.label) / Math.max(1, heads.length));
  const broken = (text: string, width: number) =>
    linesOf(face.printable(text), width * MARGIN, (part) => face.widthOf(part, TEXT.size, 600), MOST);
  const set = (label: string, texts: readonly string[]): SetLine => {
    const all = [broken(label, TOTALS.label), ...texts.map((text) => broken(text, cell - TOTALS.gap))];
    const [name = '', ...cells] = all.map((parts) => parts.map(joinable).join('\n'));
    const most = Math.max(...all.map(({ length }) => length));
    return { label: name, cells, height: TOTALS.line + (most - 1) * TEXT.line };
  };
  const head = set('', heads);
  const below = lines.map(({ label, cells }) => set(label, cells));
  const height = [head, ...below].reduce((sum, line) => sum + line.height, TOTALS.above);
  return { heads: head, lines: below, cell, height };
}

/**
 * Totals of a list and their height, because they are never split over pages. `cells` draws those that stand below
 * columns.
 */
export function totals(
  { Text, View }: Pdf,
  face: Typeface,
  paper: Paper,
  cells: (texts: readonly string[]) => React.ReactNode,
) {
  if (!paper.totals) return null;
  const { heads, lines } = paper.totals;
  const printable = (text: string) => joinable(face.printable(text));
  if (!heads) {
    const block = (
      <View key="totals" wrap={false} style={styles.totals}>
        {lines.map(({ label, cells: values }) => (
          <View key={label} style={styles.under}>
            {cells([printable(label), ...values])}
          </View>
        ))}
      </View>
    );
    return { block, height: TOTALS.above + lines.length * TOTALS.line };
  }
  const set = setTotals(heads, lines, paper, face);
  const width = { width: set.cell, paddingLeft: TOTALS.gap };
  const block = (
    <View key="totals" wrap={false} style={styles.totals}>
      <View style={[styles.total, { height: set.heads.height }]}>
        {set.heads.cells.map((head, at) => (
          <Text key={at} style={[styles.totalHead, width]}>
            {head}
          </Text>
        ))}
      </View>
      {set.lines.map((line, at) => (
        <View key={at} style={[styles.total, { height: line.height }]}>
          <Text style={styles.totalLabel}>{line.label}</Text>
          {line.cells.map((value, column) => (
            <Text key={column} style={[styles.totalCell, width]}>
              {value}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
  return { block, height: set.height };
}
