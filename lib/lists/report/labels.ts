import type { MessageKey, Words } from '../list';

/** First key that has a text; names unknown to the messages are returned unchanged. */
const firstOf =
  (name: string, ...keys: readonly string[]) =>
  (words: Words): string => {
    const key = keys.find((one) => words.has(one as MessageKey));
    return key === undefined ? name : words(key as MessageKey);
  };

/** Title of a report without its section. */
export const titleOf = (part: string) => firstOf(part, `reports.parts.${part}.title`);

const columnKeys = (part: string, key: string) => [`reports.parts.${part}.columns.${key}`, `reports.columns.${key}`];

export const columnLabel = (part: string, key: string) => firstOf(key, ...columnKeys(part, key));

/** Label of a column of details, which may differ from the report's column of that name. */
export const detailLabel = (part: string, key: string) =>
  firstOf(key, `reports.parts.${part}.inDetails.${key}`, ...columnKeys(part, key));

export const totalLabel = (part: string, key: string) =>
  firstOf(
    key,
    `reports.parts.${part}.totals.${key}`,
    `reports.parts.${part}.columns.${key}`,
    `reports.totals.${key}`,
    `reports.columns.${key}`,
  );
