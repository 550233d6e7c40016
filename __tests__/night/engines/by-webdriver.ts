import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MINI_BROWSER } from '@/scripts/test/debian';
import { freePort } from '@/scripts/test/free-port';
import { end } from '@/tools/torture/venue';
import { called, type Browser } from './browser';
import { openDisplay } from './display';
import { openSession, type Session } from './webdriver';

const ENTER = '\uE007';
/** With the toolbar the window cannot be as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 8px; }';
/** WebDriver does not report page errors, so the page stores them, also across navigations. */
const COLLECT = `if (!window.keepsErrors) {
  window.keepsErrors = true;
  const keep = (text) => sessionStorage.setItem('errors', (sessionStorage.getItem('errors') ?? '') + text + '\\n');
  const { error } = console;
  console.error = (...words) => { keep(words.map(String).join(' ')); error(...words); };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
}`;

async function sessionAt(driver: string, capabilities: object): Promise<Session> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${driver}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return openSession(driver, capabilities);
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not start.');
}

/** Opens WebKit. Requests to hosts other than the loopback go through the proxy. */
export async function openByWebDriver(proxy: string): Promise<Browser> {
  const config = mkdtempSync(path.join(tmpdir(), 'venue-webkit-'));
  mkdirSync(path.join(config, 'gtk-3.0'));
  writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), NARROW);
  const display = await openDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: config };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  driver.once('error', () => undefined);
  const close = async (): Promise<void> => {
    await end(driver, 'SIGTERM');
    await display.close();
    rmSync(config, { recursive: true, force: true });
  };
  // WebKit would speak TLS to a proxy from WebDriver's capabilities.
  const args = ['--automation', `--proxy=http://${proxy}`, '--ignore-host=localhost'];
  const session = await sessionAt(`http://127.0.0.1:${port}`, {
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args },
  }).catch((cause: unknown) => close().then(() => Promise.reject(cause as Error)));
  const run = (expression: string) =>
    session.post('/execute/sync', { script: `${COLLECT} return ${expression}`, args: [] });
  return {
    goto: async (url) => void (await session.post('/url', { url })),
    run: async (work, ...args) => (await run(called(work, args))) as never,
    async part(find, ...args) {
      const found = await run(called(find, args));
      if (found === null) return null;
      const element = `/element/${String(Object.values(found as object)[0])}`;
      const type = (text: string) => session.post(`${element}/value`, { text });
      return {
        click: async () => void (await session.post(`${element}/click`)),
        type: async (text) => void (await type(text.replaceAll('\n', ENTER))),
        choose: async (file) => void (await type(file)),
      };
    },
    resize: async (width, height) => void (await session.post('/window/rect', { width, height })),
    async errors() {
      const take = () => {
        const kept = sessionStorage.getItem('errors') ?? '';
        sessionStorage.removeItem('errors');
        return kept.split('\n').filter(Boolean);
      };
      return (await run(called(take, []))) as string[];
    },
    shot: session.shot,
    close: () => session.close().then(close, close),
  };
}
