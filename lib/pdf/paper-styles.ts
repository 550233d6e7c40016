import type { Styles } from '@react-pdf/renderer';
import { FONT_FAMILY } from './fonts';

export type Style = Styles[string];

export const GREY = '#5b6472';
export const INK = '#1a1d23';
const RULE = '#d5d9e0';

/** Keeps the names of styles, which the renderer's own type drops. */
export const style = <const Names extends Record<string, Style>>(styles: Names): Names => styles;

interface Measures {
  readonly PAGE: { readonly top: number; readonly side: number; readonly title: number };
  readonly TEXT: { readonly size: number; readonly line: number };
  readonly TABLE: { readonly head: number; readonly padding: number };
}

/** Points. */
export const HEAD = { size: 7 };

/** Styles common to all papers: page, title, table head and rows, foot. Points. */
export const paperStyles = ({ PAGE, TEXT, TABLE }: Measures) =>
  style({
    page: {
      paddingTop: PAGE.top,
      paddingHorizontal: PAGE.side,
      fontFamily: FONT_FAMILY,
      fontSize: TEXT.size,
      lineHeight: TEXT.line / TEXT.size,
      color: INK,
    },
    titleBlock: { height: PAGE.title, flexDirection: 'row', justifyContent: 'space-between' },
    title: { fontSize: 18, fontWeight: 600, lineHeight: 1.3 },
    scope: { fontSize: 9.5, color: GREY, lineHeight: 1.3 },
    venue: { fontSize: 11, fontWeight: 600, textAlign: 'right', lineHeight: 1.3, marginTop: 6 },
    printed: { color: GREY, textAlign: 'right' },
    head: {
      height: TABLE.head,
      flexDirection: 'row',
      alignItems: 'center',
      backgroundColor: '#eef0f4',
      fontSize: HEAD.size,
      fontWeight: 600,
      color: '#414957',
    },
    row: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      paddingVertical: TABLE.padding,
      borderBottom: `0.5 solid ${RULE}`,
    },
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

interface Cell {
  readonly percent: number;
  readonly right: boolean;
}

/** Cell styles by share of the table's width. */
export const cellStyles = (columns: readonly Cell[], gutter: number): readonly Style[] =>
  columns.map(({ percent, right }) => ({
    width: `${percent}%`,
    paddingHorizontal: gutter,
    textAlign: right ? 'right' : 'left',
  }));
