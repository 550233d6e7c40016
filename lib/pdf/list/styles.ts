import { INK } from '../../reports/chart-sheet';
import { GREY, paperStyles, style } from '../paper-styles';
import { SMALL_TABLE, EMPTY, PAGE, TABLE, TEXT, TOTALS } from './measures';

export const styles = {
  ...paperStyles({ PAGE, TEXT, TABLE }),
  ...style({
    plain: {},
    strong: { fontWeight: 600 },
    struck: { color: GREY, textDecoration: 'line-through' },
    totals: { paddingTop: TOTALS.above, fontWeight: 600 },
    total: { height: TOTALS.line, flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'flex-start' },
    under: { height: TOTALS.line, flexDirection: 'row', alignItems: 'center' },
    totalLabel: { width: TOTALS.label },
    totalCell: { textAlign: 'right' },
    totalHead: { textAlign: 'right', fontSize: 7, color: GREY },
    // Bold as well, for printers without colours.
    bad: { color: INK.red, fontWeight: 600 },
    good: { color: INK.green },
    empty: { marginTop: EMPTY.above, height: EMPTY.line, color: GREY, fontSize: 10 },
    beside: { height: SMALL_TABLE.title, paddingTop: 15, paddingLeft: TABLE.gutter, fontSize: 10, fontWeight: 600 },
    none: { paddingHorizontal: TABLE.gutter, color: GREY },
  }),
};
