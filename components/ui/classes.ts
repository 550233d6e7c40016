import styles from './layout.module.css';

/** Class names in one string, without the missing ones. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const of = (name: string): string => styles[name] ?? '';

/** Classes that most screens are laid out with. A class of a module that stands beside one overrides it. */
export const layout = {
  /** Fills its parent; its parts stand below each other, and one of them scrolls. */
  screen: of('screen'),
  /** A part of a screen with a border. */
  panel: of('panel'),
  /** Parts below each other. */
  stack: of('stack'),
  /** Parts beside each other, wrapped where they do not fit. */
  row: of('row'),
  /** Parts beside each other, never wrapped. */
  line: of('line'),
  /** Secondary text. */
  muted: of('muted'),
  small: of('small'),
  tiny: of('tiny'),
  /** Digits of one width. */
  figures: of('figures'),
  /** Fades in when rendered. */
  appears: of('appears'),
  /** Hidden on paper. */
  onScreen: of('onScreen'),
  /** Text on one line that ends in dots where it does not fit. */
  clip: of('clip'),
};
