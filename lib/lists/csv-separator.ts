/** Names of the separators of cells in a CSV file. */
export const CSV_SEPARATORS = ['semicolon', 'comma'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Separator that a spreadsheet of the language expects. */
export const usualSeparator = (locale: string): CsvSeparator => (locale === 'ru' ? 'semicolon' : 'comma');
