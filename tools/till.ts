import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_CARDS } from '@/tools/sample/guests/cards';
import { readSettings } from '@/lib/env';
import { UsageError } from '@/lib/process/usage';
import { readArguments, USAGE } from './till/arguments';
import { playEvening } from './till/evening';
import { TillError } from './till/wire';

/** @throws TillError when there is no token */
function readToken({ POS_TOKEN, DATA_DIR }: ReturnType<typeof readSettings>): string {
  const file = path.join(DATA_DIR, 'pos-token');
  if (POS_TOKEN !== undefined) return POS_TOKEN;
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new TillError(`There is no POS_TOKEN, nor a file ${file}.`);
}

/** `npm run till`: plays an evening against a running venue and prints the results. Ctrl+C ends it early. */
async function main(args: readonly string[]): Promise<number> {
  const { address, cards, ...wanted } = readArguments(args);
  const settings = readSettings(process.env);
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  let paid = 0;
  const summary = await playEvening({
    ...wanted,
    address: address ?? `http://127.0.0.1:${settings.PORT}`,
    token: readToken(settings),
    cards: cards ?? SAMPLE_CARDS.map(({ card_number }) => card_number),
    signal: ending.signal,
    onOrder: () => {
      if ((paid += 1) % 10 === 0) process.stderr.write(`${paid} orders\n`);
    },
  });
  process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
  return summary.differing.length + summary.contradictions.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : cause);
    if (cause instanceof UsageError) console.error(USAGE);
    process.exitCode = cause instanceof UsageError ? 2 : 1;
  },
);
