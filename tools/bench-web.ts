import { parseArgs } from 'node:util';
import { isMet, missedLine, type Finding } from './bench-web/finding';
import { OWN_PARTS, VENUE_PARTS, type Options } from './bench-web/parts';
import { openVenue, removeFolder } from './bench-web/venue';

/** Bytes are exact. CPU time on a machine that others use is not: CI fails only far beyond a target. */
const SHORT = { parts: ['bytes', 'documents'], margin: 3 };

const isExact = ({ unit }: Finding): boolean => unit === 'KB';

async function inVenue(parts: readonly string[], options: Options): Promise<Finding[]> {
  const chosen = Object.entries(VENUE_PARTS).filter(([name]) => parts.includes(name));
  if (chosen.length === 0) return [];
  const venue = await openVenue();
  try {
    const findings: Finding[] = [];
    for (const [, measure] of chosen) findings.push(...(await measure(venue, options)));
    return findings;
  } finally {
    await venue.close();
  }
}

/**
 * `npm run bench:web [part …]`: measures web server and pages beside a bare Next app: bytes, documents, browser, papers,
 * memory, start; all without a part. Fails where a target is missed. `--short` is for a busy machine, `bytes --what /orders`
 * lists what a route loads. BENCH_URL is a running app; else one is started with the data of DATA_DIR.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { what: { type: 'string' }, short: { type: 'boolean' }, minutes: { type: 'string' } },
    allowPositionals: true,
  });
  const every = [...Object.keys(VENUE_PARTS), ...Object.keys(OWN_PARTS)];
  const unknown = positionals.find((name) => !every.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}; parts are ${every.join(', ')}.`);
  const parts = positionals.length > 0 ? positionals : values.short ? SHORT.parts : every;
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  const findings = await inVenue(parts, { ...values, minutes });
  for (const [name, measure] of Object.entries(OWN_PARTS))
    if (parts.includes(name)) findings.push(...(await measure()));

  const marginOf = (one: Finding): number => (values.short && !isExact(one) ? SHORT.margin : 1);
  const missed = findings.filter((one) => !isMet(one, marginOf(one)));
  for (const one of missed) console.error(missedLine(one, marginOf(one)));
  console.log(missed.length === 0 ? 'All targets are met.' : `${missed.length} targets are missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(removeFolder);
