import { existsSync } from 'node:fs';
import { run } from './run';

/** Headless Chromium: a third less work for the same tests. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const FIREFOX = '/usr/bin/firefox-esr';
/** The browser that WebKitWebDriver drives. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Debian packages for the walk through three engines, each with the program that it brings. */
const OF_ENGINES = [
  ['firefox-esr', FIREFOX],
  ['webkit2gtk-driver', MINI_BROWSER],
  ['xvfb', '/usr/bin/Xvfb'],
  ['openssl', '/usr/bin/openssl'],
] as const;

/** Installs a Debian package when running as root on a machine with apt. */
export async function install(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${name}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], env);
}

/** Path of a Chromium, CHROMIUM_PATH first; undefined if none is installed. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...CHROMIUM].find(existsSync);

/** Path of a Chromium, installed if needed. @throws Error with instructions. */
export async function requireChromium(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(SHELL)) await install('chromium-headless-shell');
  if (!findChromium()) await install('chromium');
  const found = findChromium();
  if (!found) throw new Error('No Chromium: install the package chromium, or set CHROMIUM_PATH.');
  return found;
}

/** Installs Firefox and WebKit. @throws Error that names a missing package */
export async function requireEngines(): Promise<void> {
  for (const [name, program] of OF_ENGINES) {
    if (!existsSync(program)) await install(name);
    if (!existsSync(program)) throw new Error(`No ${program}: install the Debian package ${name}.`);
  }
}

/** Offers Poppler, with which tests read PDF files; without it they report and skip that part. */
export async function offerPoppler(): Promise<void> {
  if (!existsSync('/usr/bin/pdftotext')) await install('poppler-utils');
}
