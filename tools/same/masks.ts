/** Patterns of values that differ between runs of one commit, with their replacements. */
const MASKS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Each refused call gets a random number for the log.
  [/"request_id":"[\da-f-]{36}"/g, '"request_id":"REQUEST"'],
  // The app and the backend listen on free ports.
  [/\b(localhost|127\.0\.0\.1):\d+/g, '$1:PORT'],
];

/** Replaces random values in a text. */
export const masked = (text: string): string =>
  MASKS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
