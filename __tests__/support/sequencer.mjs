import Sequencer from '@jest/test-sequencer';

/** Files that take long for their size, longest first. Started late, such a file would run alone at the end. */
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
  'components/sections/stock/item/item-dialog',
  'components/sections/craft/brew-dialog',
];

const rankOf = ({ path }) => {
  const at = LONG.findIndex((name) => path.includes(`/__tests__/${name}.test.`));
  return at === -1 ? LONG.length : at;
};

/** Runs the files of LONG first, the others in Jest's order. On a fresh machine Jest knows only the sizes of files. */
export default class extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
