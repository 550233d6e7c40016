import type { Browser, Page } from '@playwright/test';
import russian from '../../messages/ru.json';
import { spreadOf, type Finding } from './finding';
import { openPage, seenBy } from './page-setup';
import { recent } from './routes';
import type { Venue } from './venue';

interface Press {
  readonly what: string;
  readonly path: string;
  /** Where the mouse presses. */
  readonly target: string;
  readonly twice?: boolean;
  /** Expression that is true once the answer is on the screen; `before` is the text of the list before the press. */
  readonly shown: string;
}

const ROWS = `[...document.querySelectorAll('tbody tr[aria-rowindex]')].map((row) => row.textContent).join()`;

const DISH: Press = {
  what: 'open a dish',
  path: '/menu?folder=2510',
  target: 'tr[aria-rowindex="3"]',
  twice: true,
  shown: `[...document.querySelectorAll('[role=dialog] input')].some((input) => input.value !== '' && !input.disabled)`,
};
const PERIOD: Press = {
  what: 'change of period',
  path: '/orders?period_id=4',
  target: `text="${russian.period.presets.p1}"`,
  shown: `${ROWS} !== before && document.querySelector('tbody tr[aria-rowindex]') !== null`,
};
const ORDER: Press = {
  what: 'open an order',
  path: `/orders?${recent()}`,
  target: 'tr[aria-rowindex="4"]',
  twice: true,
  shown: `document.querySelector('[role=dialog] table tbody tr') !== null`,
};
const TAB: Press = {
  what: 'statistics tab',
  path: `/statistics/dishes?${recent()}`,
  target: 'a[href^="/statistics/revenue"]',
  shown: `location.pathname === '/statistics/revenue' && document.querySelector('canvas') !== null`,
};

/** Starts waiting for the answer to the next press. The frame after the one that shows it ends the wait. */
const waitFor = (page: Page, shown: string): Promise<void> =>
  page.evaluate(`(() => {
    const before = ${ROWS};
    let pressed;
    addEventListener('pointerdown', (event) => { pressed ??= event.timeStamp; }, { capture: true });
    const isShown = () => pressed !== undefined && ${shown};
    window.answered = new Promise((done) => {
      const look = () => {
        if (isShown()) requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  })()`);

interface Answer {
  /** Milliseconds from the press to the next frame. */
  readonly answered: number;
  /** Milliseconds from the press to the frame with what was asked for. */
  readonly shown: number;
  /** Requests that the press sent, of scripts and of data. */
  readonly requests: number;
}

/** Presses once, for the first time on a page that has loaded and fetched what it fetches when idle. */
async function press(browser: Browser, venue: Venue, one: Press, cpu: number): Promise<Answer> {
  const { page, context, requests } = await openPage(
    browser,
    { server: venue.address, path: one.path, signedIn: true },
    { cpu },
  );
  await requests.settled();
  await requests.runIdle();
  await requests.settled();
  await waitFor(page, one.shown);
  const target = page.locator(one.target).first();
  await (one.twice ? target.dblclick() : target.click());
  const shown: number = await page.evaluate('answered');
  const sent = (await requests.settled()).filter(({ type }) => ['Script', 'Fetch', 'XHR'].includes(type));
  const { presses } = await seenBy(page);
  await context.close();
  return { shown, answered: Math.max(16, ...presses), requests: sent.length };
}

async function repeat(browser: Browser, venue: Venue, one: Press, cpu: number, rounds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await press(browser, venue, one, cpu));
  return answers;
}

/** One figure of every answer, with its limit. */
const figure = (what: string, answers: readonly Answer[], of: keyof Answer, atMost: number): Finding => ({
  what,
  ...spreadOf(answers.map((answer) => answer[of])),
  unit: of === 'requests' ? '' : 'ms',
  limit: { atMost },
});

/** How quickly the app answers the first press of each kind. */
export async function measurePresses(browser: Browser, venue: Venue, rounds: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [cpu, atMost] of [
    [1, 400],
    [4, 1200],
  ] as const) {
    const answers = await repeat(browser, venue, DISH, cpu, rounds);
    const what = `${DISH.what}, first time, ${cpu} × CPU`;
    findings.push(figure(`${what}: can be used`, answers, 'shown', atMost));
    findings.push(figure(`${what}: requests`, answers, 'requests', 1));
  }
  for (const one of [PERIOD, ORDER, TAB]) {
    const answers = await repeat(browser, venue, one, 4, rounds);
    const what = `${one.what}, 4 × CPU`;
    findings.push(figure(`${what}: answered`, answers, 'answered', 100));
    findings.push(figure(`${what}: shown`, answers, 'shown', 800));
  }
  return findings;
}
