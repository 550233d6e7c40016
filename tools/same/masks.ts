/** What differs between two runs of one commit, as patterns with what stands for it, each with its reason. */
const MASKS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // The app and the backend listen on ports that were free.
  // Each answer to a refused call has a number of its own in the log.
  [/"request_id":"[\da-f-]{36}"/g, '"request_id":"REQUEST"'],
  [/\b(localhost|127\.0\.0\.1):\d+/g, '$1:PORT'],
];

/** A text without what is random by nature. */
export const masked = (text: string): string =>
  MASKS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
