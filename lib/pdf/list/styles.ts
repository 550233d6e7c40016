import type { Styles } from '@react-pdf/renderer';
import { FONT_FAMILY } from '../fonts';
import { PAGE, TABLE, TEXT, TOTALS } from './measures';

const GREY = '#5b6472';
const RULE = '#d5d9e0';

const style = <const Names extends Record<string, Styles[string]>>(styles: Names): Names => styles;

export const styles = style({
  page: {
    paddingTop: PAGE.top,
    paddingHorizontal: PAGE.side,
    fontFamily: FONT_FAMILY,
    fontSize: TEXT.size,
    lineHeight: TEXT.line / TEXT.size,
    color: '#1a1d23',
  },
  titleBlock: { height: PAGE.title, flexDirection: 'row', justifyContent: 'space-between' },
  title: { fontSize: 17, fontWeight: 600, lineHeight: 1.3 },
  scope: { fontSize: 9, color: GREY, lineHeight: 1.3 },
  venue: { fontSize: 11, fontWeight: 600, textAlign: 'right', lineHeight: 1.3, marginTop: 5 },
  printed: { color: GREY, textAlign: 'right' },
  head: {
    height: TABLE.head,
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: '#eef0f4',
    fontSize: 7,
    fontWeight: 600,
    color: '#414957',
  },
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingVertical: TABLE.padding,
    borderBottom: `0.5 solid ${RULE}`,
  },
  struck: { color: GREY, textDecoration: 'line-through' },
  totals: { paddingTop: TOTALS.above, fontWeight: 600 },
  total: { height: TOTALS.line, flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' },
  under: { height: TOTALS.line, flexDirection: 'row', alignItems: 'center' },
  totalLabel: { width: TOTALS.label },
  totalCell: { width: TOTALS.cell, textAlign: 'right' },
  totalHead: { width: TOTALS.cell, textAlign: 'right', fontSize: 7, color: GREY },
  empty: { marginTop: 14, color: GREY, fontSize: 10 },
  footer: {
    position: 'absolute',
    bottom: 20,
    left: PAGE.side,
    right: PAGE.side,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: GREY,
  },
});
