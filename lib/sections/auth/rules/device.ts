/** Browsers by their mark in the user agent. The first match wins, because others contain the later marks too. */
const BROWSERS = [
  ['YaBrowser', 'Yandex'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const PORTABLE = ['iPhone', 'iPad', 'Android'];

const named = (marks: readonly (readonly [mark: string, name: string])[], userAgent: string): string | undefined =>
  marks.find(([mark]) => userAgent.includes(mark))?.[1];

export interface Device {
  /** Browser and system, e.g. "Chrome, Windows"; empty for an unknown device. */
  readonly name: string;
  /** Whether it is a phone or a tablet. */
  readonly isPortable: boolean;
}

/** Device described by a user agent. */
export function deviceOf(userAgent: string): Device {
  const system = named(SYSTEMS, userAgent);
  const parts = [named(BROWSERS, userAgent), system].filter((part) => part !== undefined);
  return { name: parts.join(', '), isPortable: system !== undefined && PORTABLE.includes(system) };
}
