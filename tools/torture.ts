import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPrograms } from '../scripts/build/programs.mjs';
import { buildIfNeeded } from '../scripts/start/build';
import type { Attack } from './torture/attack';
import { bypass } from './torture/attacks/bypass';
import { fullDisk } from './torture/attacks/full-disk';
import { fuzz } from './torture/attacks/fuzz';
import { kills } from './torture/attacks/kills';
import { standby } from './torture/attacks/standby';
import { upstream } from './torture/attacks/upstream';
import { prepareBase, type Base } from './torture/base';
import { closingLine, isGood, lineOf, runAll, type Finding, type Ground } from './torture/engine';
import { killAll, Venue } from './torture/venue';

const ATTACKS: readonly Attack[] = [bypass, fuzz, upstream, kills, fullDisk, standby];
const USAGE = `Usage: npm run torture -- [--minutes 5 | --hours 1 | --short] [--only fuzz,kills] [--seed N] [--prove] [--json FILE]
Attacks: ${ATTACKS.map(({ name }) => name).join(', ')}`;

const positive = (text: string | undefined, name: string): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0.\n${USAGE}`);
  return value;
};

/** The command line. @throws Error with the usage */
function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      hours: { type: 'string' },
      short: { type: 'boolean' },
      only: { type: 'string' },
      seed: { type: 'string' },
      prove: { type: 'boolean' },
      json: { type: 'string' },
    } as const,
  });
  const names = values.only?.split(',');
  const unknown = names?.find((name) => !ATTACKS.some((one) => one.name === name));
  if (unknown !== undefined) throw new Error(`There is no attack ${unknown}.\n${USAGE}`);
  const hours = positive(values.hours, 'hours');
  const minutes = hours === undefined ? (positive(values.minutes, 'minutes') ?? 5) : hours * 60;
  const short = values.short ?? values.prove ?? false;
  return {
    attacks: ATTACKS.filter(({ name }) => names?.includes(name) ?? true),
    json: values.json,
    options: {
      seed: positive(values.seed, 'seed') ?? Math.floor(Math.random() * 1e6) + 1,
      minutes: short ? undefined : minutes,
      prove: values.prove ?? false,
    },
  };
}

function report(finding: Finding): void {
  console.log(lineOf(finding));
  if (isGood(finding)) return;
  for (const { what, request, reply } of finding.first)
    console.log([`    ${what}`, request && `      ${request}`, reply && `      ${reply}`].filter(Boolean).join('\n'));
}

let base: Base | undefined;

/**
 * `npm run torture`: attacks venues that it starts itself, five minutes by default and what its lists take, and prints a
 * line for each attack and its first faults. `--short` has few rounds, for CI. `--prove` runs every attack in short
 * against its planted faults, each of which it must find. DATABASE_URL is a PostgreSQL server to use.
 */
async function main(): Promise<void> {
  const { attacks, json, options } = readOptions();
  await buildPrograms();
  await buildIfNeeded(new AbortController().signal, Promise.resolve());
  const prepared = (base = await prepareBase());
  const ground: Ground = { folder: prepared.root, open: (venue, alter) => Venue.open(prepared, venue, alter) };
  const findings: Finding[] = [];
  try {
    console.log(`Seed ${options.seed}`);
    for await (const finding of runAll(attacks, ground, options)) {
      report(finding);
      findings.push(finding);
    }
    console.log(closingLine(findings));
  } finally {
    await prepared.remove();
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ ...options, findings }, null, 2)}\n`);
  process.exitCode = findings.every(isGood) ? 0 : 1;
}

/** Removes what the attacks have left on disk and server. */
async function interrupt(code: number): Promise<void> {
  await killAll();
  await base?.remove();
  process.exit(code);
}

process.once('SIGINT', () => void interrupt(130));
process.once('SIGTERM', () => void interrupt(143));
main()
  .then(() => process.exit())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  });
