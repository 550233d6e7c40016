'use client';
import { useColorScheme, type ColorScheme } from '@/components/ui/color-scheme';
import { useStoreChoice } from './use-store-choice';

/** The chosen colour scheme (null while unknown, on the server), and its setter, which acts at once. */
export function useTheme(): readonly [ColorScheme | null, (theme: ColorScheme) => void] {
  const [scheme, setScheme] = useColorScheme();
  const store = useStoreChoice();
  const change = (theme: ColorScheme) => {
    setScheme(theme);
    store({ theme });
  };
  return [scheme, change];
}
