import { checks } from './test/checks';
import { finish } from './test/summary';

/** `npm run check`: types and lint, format, import rules, unused code, messages and words. */
finish(checks());
