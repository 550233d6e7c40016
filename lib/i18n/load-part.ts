import type ru from '@/messages/ru.json';
import type { Locale } from './locale';
import { partAddress, type Part } from './parts';

export type Messages = Partial<typeof ru>;

const loads = new Map<string, Promise<Messages | null>>();
const failed = new Set<string>();

async function fetchPart(address: string): Promise<Messages> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Messages answered ${response.status}`);
  return (await response.json()) as Messages;
}

const ON_SERVER: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  ru: () => import('@/messages/ru.json'),
  en: () => import('@/messages/en.json'),
};

/** All messages while rendering on the server; `window` is a constant of the bundler, so the browser's build has none. */
const read = (locale: Locale, address: string): Promise<Messages> =>
  typeof window === 'undefined' ? ON_SERVER[locale]().then((module) => module.default) : fetchPart(address);

/**
 * Messages of a part, null if they could not be loaded: the same promise for the same address, for React's `use`. Asks
 * once, and again after `forgetFailed`: each rendering would ask otherwise.
 */
export function loadPart(locale: Locale, part: Part, version: string): Promise<Messages | null> {
  const address = partAddress(locale, part, version);
  const known = loads.get(address);
  if (known) return known;
  const load = read(locale, address).catch(() => {
    failed.add(address);
    return null;
  });
  loads.set(address, load);
  return load;
}

/** Lets parts be asked for again that could not be loaded. */
export function forgetFailed(): void {
  for (const address of failed) loads.delete(address);
  failed.clear();
}
