import { cellStyles, GREY, paperStyles, style } from '../paper-styles';
import { COLUMNS, HEADING, PAGE, TABLE, TEXT } from './measures';

export const styles = {
  ...paperStyles({ PAGE, TEXT, TABLE }),
  ...style({
    heading: {
      marginTop: HEADING.above,
      marginBottom: HEADING.below,
      fontSize: HEADING.size,
      fontWeight: 600,
      lineHeight: HEADING.line / HEADING.size,
    },
    off: { color: GREY },
    empty: { marginTop: HEADING.above, color: GREY, fontSize: 10 },
  }),
};

export const CELLS = cellStyles(COLUMNS, TABLE.gutter);
