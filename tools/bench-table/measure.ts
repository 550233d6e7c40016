import type { CDPSession, Page } from '@playwright/test';

export const THROTTLES = [1, 4];
/** Pixels scrolled per frame: 2,400 and 4,800 a second at 60 frames. */
const SPEEDS = [40, 80];
const ROUNDS = 3;
const SCROLL_MS = 3000;
const SORTS = 7;

export interface Measurement {
  readonly throttle: number;
  readonly speed: number;
  /** Frames per second. */
  readonly ours: number;
  readonly plain: number;
  /** Milliseconds of the main thread per frame. */
  readonly work: number;
  /** Milliseconds from the click on a header to the painted rows. */
  readonly sort: number;
}

interface Tested {
  readonly page: Page;
  readonly session: CDPSession;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A page with a plain table of the same size, text and style, in a scroll box. */
export async function plainPage(like: Page, rows: number): Promise<Page> {
  const box = await like.evaluate(() => {
    const scroller = document.querySelector('[role=grid]')?.parentElement;
    const cells = [...document.querySelectorAll('tr[data-index="3"] td')].map((cell) => cell.textContent || '·');
    return { width: scroller?.clientWidth ?? 0, height: scroller?.clientHeight ?? 0, cells };
  });
  const page = await like.context().newPage();
  await page.setContent(
    `<!doctype html><style>body{margin:0;font:14px sans-serif}
      div{width:${box.width}px;height:${box.height}px;overflow:auto;background:#fff}
      table{width:100%;border-spacing:0}td{height:33px;padding:0 8px;border-bottom:1px solid #ddd;white-space:nowrap}
    </style><div><table><tbody></tbody></table></div>`,
  );
  await page.evaluate(
    ([cells, count]) => {
      const line = (at: number) =>
        `<tr>${cells.map((text) => `<td>${text.replace(/\d+/, String(at))}</td>`).join('')}</tr>`;
      const body = document.querySelector('tbody');
      if (body) body.innerHTML = Array.from({ length: count }, (_, at) => line(at)).join('');
    },
    [box.cells, rows] as const,
  );
  return page;
}

/** Frames per second while the box scrolls down by a fixed number of pixels per frame. */
const scroll = ({ page }: Tested, speed: number): Promise<number> =>
  page.evaluate(
    ([step, time]) =>
      new Promise<number>((done) => {
        const box = document.querySelector('table')?.parentElement;
        if (!box) return;
        box.scrollTop = 0;
        const began = performance.now();
        let frames = 0;
        const next = () => {
          const passed = performance.now() - began;
          if (passed > time) {
            done((frames * 1000) / passed);
            return;
          }
          frames += 1;
          box.scrollTop += step;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [speed, SCROLL_MS] as const,
  );

async function taskMs({ session }: Tested): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** Milliseconds from a click on the first column's header to the frame with the rows in reverse order. */
const sortMs = ({ page }: Tested): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const head = document.querySelector<HTMLElement>('th button');
        const first = () => document.querySelector('tr[data-index="0"]')?.textContent;
        const before = first();
        head?.focus();
        const began = performance.now();
        head?.click();
        const watch = () => {
          if (first() === before) setTimeout(watch);
          // The task after the frame: the frame with the change has been painted.
          else requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        };
        watch();
      }),
  );

async function measureAt(throttle: number, speed: number, ours: Tested, plain: Tested): Promise<Measurement> {
  for (const { session } of [ours, plain]) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const our: number[] = [];
  const their: number[] = [];
  const work: number[] = [];
  const sorts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await ours.page.bringToFront();
    const before = await taskMs(ours);
    const fps = await scroll(ours, speed);
    our.push(fps);
    work.push(((await taskMs(ours)) - before) / ((fps * SCROLL_MS) / 1000));
    await plain.page.bringToFront();
    their.push(await scroll(plain, speed));
  }
  await ours.page.bringToFront();
  for (let one = 0; one < SORTS; one++) {
    await ours.page.waitForTimeout(500);
    sorts.push(await sortMs(ours));
  }
  return { throttle, speed, ours: median(our), plain: median(their), work: median(work), sort: median(sorts) };
}

/** Measures both pages in alternating rounds, so that other load on the machine affects both. */
export async function measure(ours: Page, plain: Page): Promise<Measurement[]> {
  const tested = async (page: Page): Promise<Tested> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.mouse.move(5, 5);
    return { page, session };
  };
  const [one, other] = [await tested(ours), await tested(plain)];
  const results: Measurement[] = [];
  for (const throttle of THROTTLES)
    for (const speed of SPEEDS) results.push(await measureAt(throttle, speed, one, other));
  return results;
}
