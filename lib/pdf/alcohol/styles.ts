import { cellStyles, GREY, INK, paperStyles, style } from '../paper-styles';
import { COLUMNS, DAY, PAGE, TABLE, TEXT } from './measures';

export const styles = {
  ...paperStyles({ PAGE, TEXT, TABLE }),
  ...style({
    day: {
      marginTop: DAY.above,
      marginBottom: DAY.below,
      fontSize: DAY.size,
      fontWeight: 600,
      lineHeight: DAY.line / DAY.size,
    },
    dayTotal: { fontWeight: 600 },
    total: {
      height: PAGE.total,
      marginTop: 6,
      paddingTop: 5,
      flexDirection: 'row',
      borderTop: `1 solid ${INK}`,
      fontWeight: 600,
      fontSize: DAY.size,
    },
    empty: { marginTop: DAY.above, color: GREY, fontSize: 10 },
  }),
};

export const CELLS = cellStyles(COLUMNS, TABLE.gutter);
