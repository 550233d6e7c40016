/** In place of Next's own page, whose markup would be part of every document. */
export { default } from './not-found';
