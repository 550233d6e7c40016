import { openBrowser } from './chromium';
import type { Finding } from './finding';
import type { Floor } from './floor';
import { largestPaints, layoutShifts } from './paints';
import { measurePresses } from './presses';
import type { Venue } from './venue';

const ROUNDS = 5;

/** What a person at a slow machine sees: paints, shifts, and answers to presses. */
export async function measureBrowser(venue: Venue, floor: Floor): Promise<Finding[]> {
  const browser = await openBrowser();
  try {
    return [
      ...(await largestPaints(browser, { venue, floor }, ROUNDS)),
      ...(await measurePresses(browser, venue, ROUNDS)),
      ...(await layoutShifts(browser, venue)),
    ];
  } finally {
    await browser.close();
  }
}
