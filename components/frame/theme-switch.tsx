'use client';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { COLOR_SCHEMES } from '@/components/ui/color-scheme';
import { Switcher } from '@/components/ui/switcher';
import { useTheme } from './use-theme';

const FACES = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Colour scheme: light, dark or system; remembered by the browser and the account. */
export function ThemeSwitch({ compact = false }: { readonly compact?: boolean }) {
  const t = useTranslations('frame');
  // Only the browser knows the choice; until then none is marked, as in the server's HTML.
  const [scheme, setScheme] = useTheme();
  const options = COLOR_SCHEMES.map((value) => {
    const Icon = FACES[value];
    return { value, label: t(`themes.${value}`), face: <Icon size={16} aria-hidden /> };
  });
  return <Switcher label={t('theme')} options={options} value={scheme} onChange={setScheme} compact={compact} />;
}
