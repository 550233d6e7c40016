import Sequencer from '@jest/test-sequencer';

/** Files that take long for their size, the longest first: the last to begin would keep one processor busy alone. */
const LONG = [
  'backend/http/at-once',
  'reports/hidden-lists',
  'backend/http/blind-counts',
  'backend/http/every-endpoint',
  'reports/every-report',
  'backend/http/hidden-figures',
  'backend/http/every-command',
  'backend/menu-picture',
  'bff/every-door',
  'components/stock/item/item-dialog',
  'components/craft/brew-dialog',
];

const rankOf = ({ path }) => {
  const at = LONG.findIndex((name) => path.includes(`/__tests__/${name}.test.`));
  return at === -1 ? LONG.length : at;
};

/** Jest's order of files, in which those come first. On a fresh machine Jest knows only how large files are. */
export default class extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
