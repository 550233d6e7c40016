import type { Styles } from '@react-pdf/renderer';
import { FONT_FAMILY } from '../fonts';
import { COLUMNS, DAY, PAGE, TABLE, TEXT } from './measures';

type Style = Styles[string];

const GREY = '#5b6472';
const RULE = '#d5d9e0';

const style = <const Names extends Record<string, Style>>(styles: Names): Names => styles;

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
  title: { fontSize: 18, fontWeight: 600, lineHeight: 1.3 },
  scope: { fontSize: 9.5, color: GREY, lineHeight: 1.3 },
  venue: { fontSize: 11, fontWeight: 600, textAlign: 'right', lineHeight: 1.3, marginTop: 6 },
  printed: { color: GREY, textAlign: 'right' },
  day: {
    marginTop: DAY.above,
    marginBottom: DAY.below,
    fontSize: DAY.size,
    fontWeight: 600,
    lineHeight: DAY.line / DAY.size,
  },
  head: {
    height: TABLE.head,
    flexDirection: 'row',
    alignItems: 'center',
    backgroundColor: '#eef0f4',
    fontSize: 7.5,
    fontWeight: 600,
    color: '#414957',
  },
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    paddingVertical: TABLE.padding,
    borderBottom: `0.5 solid ${RULE}`,
  },
  dayTotal: { fontWeight: 600 },
  total: {
    height: PAGE.total,
    marginTop: 6,
    paddingTop: 5,
    flexDirection: 'row',
    borderTop: '1 solid #1a1d23',
    fontWeight: 600,
    fontSize: DAY.size,
  },
  empty: { marginTop: DAY.above, color: GREY, fontSize: 10 },
  footer: {
    position: 'absolute',
    bottom: 22,
    left: PAGE.side,
    right: PAGE.side,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: GREY,
  },
});

export const CELLS: readonly Style[] = COLUMNS.map(({ percent, right }) => ({
  width: `${percent}%`,
  paddingHorizontal: TABLE.gutter,
  textAlign: right ? 'right' : 'left',
}));
