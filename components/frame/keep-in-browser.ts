import { COLOR_SCHEME_KEY } from '@/components/ui/color-scheme-script';
import { browserTexts } from '@/components/ui/kept-texts';
import type { Preferences } from '@/lib/sections/settings/contract/preferences';
import { CSV_SEPARATOR_KEY } from './browser';

/** Applies an account's choices to this browser after sign-in; the server has set those of the cookies. */
export function keepInBrowser({ theme, csv_separator }: Preferences = {}): void {
  if (theme) browserTexts.write(COLOR_SCHEME_KEY, theme);
  if (csv_separator) browserTexts.write(CSV_SEPARATOR_KEY, csv_separator);
}
