import { checks } from './test/checks';
import { finish } from './test/summary';

/** `npm run check`: types, lint, format, import rules, unused code, messages and words, which takes minutes the first time, before its caches are filled. */
finish(checks());
