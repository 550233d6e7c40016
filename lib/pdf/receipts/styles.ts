import { FONT_FAMILY } from '../fonts';
import { style } from '../paper-styles';
import { COLUMN, PAPER, RULE, TEXT, VENUE } from './measures';

/** Black only: receipt printers have no grey. */
export const styles = style({
  page: {
    paddingTop: PAPER.top,
    paddingHorizontal: PAPER.side,
    fontFamily: FONT_FAMILY,
    fontSize: TEXT.size,
    lineHeight: TEXT.line / TEXT.size,
    color: '#000',
  },
  venue: { fontSize: VENUE.size, lineHeight: VENUE.line / VENUE.size, fontWeight: 600, textAlign: 'center' },
  head: { textAlign: 'left' },
  rule: { height: RULE / 2, marginBottom: RULE / 2, borderBottom: '0.75 dashed #000' },
  columns: { flexDirection: 'row' },
  names: { flexGrow: 1, flexBasis: 0 },
  quantities: { width: COLUMN.quantity, textAlign: 'right' },
  prices: { width: COLUMN.price, textAlign: 'right' },
  pair: { flexDirection: 'row', justifyContent: 'space-between', height: TEXT.line },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    height: VENUE.line,
    fontSize: VENUE.size,
    lineHeight: VENUE.line / VENUE.size,
    fontWeight: 600,
  },
});
