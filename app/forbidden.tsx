/** Replaces Next's own page, whose markup would be in every document. */
export { default } from './not-found';
