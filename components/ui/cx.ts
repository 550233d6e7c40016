/** Class names in one string, without the missing ones. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
