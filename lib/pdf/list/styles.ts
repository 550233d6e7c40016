import { GREY, paperStyles, style } from '../paper-styles';
import { PAGE, TABLE, TEXT, TOTALS } from './measures';

export const styles = {
  ...paperStyles({ PAGE, TEXT, TABLE }),
  ...style({
    strong: { fontWeight: 600 },
    struck: { color: GREY, textDecoration: 'line-through' },
    totals: { paddingTop: TOTALS.above, fontWeight: 600 },
    total: { height: TOTALS.line, flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
    under: { height: TOTALS.line, flexDirection: 'row', alignItems: 'center' },
    totalLabel: { width: TOTALS.label },
    totalCell: { width: TOTALS.cell, textAlign: 'right' },
    totalHead: { width: TOTALS.cell, textAlign: 'right', fontSize: 7, color: GREY },
    empty: { marginTop: 14, color: GREY, fontSize: 10 },
  }),
};
