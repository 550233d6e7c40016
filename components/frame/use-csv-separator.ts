'use client';
import { useLocale } from 'next-intl';
import { useRemembered } from '@/components/ui/kept-texts';
import { CSV_SEPARATORS, usualSeparator, type CsvSeparator } from '@/lib/lists/csv-separator';
import { CSV_SEPARATOR_KEY } from './browser';
import { useStoreChoice } from './use-store-choice';

/** Separator of CSV files, the usual one of the language until another is chosen, and its setter. */
export function useCsvSeparator(): readonly [CsvSeparator, (separator: CsvSeparator) => void] {
  const usual = usualSeparator(useLocale());
  const [remembered, remember] = useRemembered(CSV_SEPARATOR_KEY);
  const store = useStoreChoice();
  const change = (csv_separator: CsvSeparator) => {
    remember(csv_separator);
    store({ csv_separator });
  };
  return [CSV_SEPARATORS.find((one) => one === remembered) ?? usual, change];
}
