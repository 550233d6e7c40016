import { parseArgs } from 'node:util';
import { FIELDS, fieldOf, type Field } from './plain-columns';

export const USAGE = `Usage: npm run import -- menu FILE [--dry-run] [--store NAME] [--map HEADER=FIELD,…]
       npm run import -- stock FILE [--dry-run] [--store NAME]`;

/** The command line is wrong: one sentence for whoever typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Arguments {
  what: 'menu' | 'stock';
  file: string;
  dryRun: boolean;
  store?: string;
  map: ReadonlyMap<string, Field>;
}

/** `Preis=price,Gericht=name`; the field may be written as any header that means it. */
function readMap(texts: readonly string[]): Map<string, Field> {
  const pairs = texts.flatMap((text) => text.split(','));
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      const field = fieldOf(pair.slice(at + 1));
      if (at < 1) throw new UsageError(`"${pair}" in --map is not HEADER=FIELD.`);
      if (!field)
        throw new UsageError(`"${pair.slice(at + 1)}" in --map is no field; the fields are ${FIELDS.join(', ')}.`);
      return [pair.slice(0, at), field];
    }),
  );
}

/**
 * Reads the command line of the import.
 * @throws UsageError
 */
export function readArguments(args: readonly string[]): Arguments {
  const options = {
    'dry-run': { type: 'boolean' },
    store: { type: 'string' },
    map: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = parse();
  const [what, file, ...rest] = positionals;
  if (what !== 'menu' && what !== 'stock')
    throw new UsageError(
      what === undefined
        ? 'What is to be imported is missing.'
        : `"${what}" cannot be imported, only "menu" and "stock".`,
    );
  if (file === undefined) throw new UsageError('The file is missing.');
  if (rest.length > 0) throw new UsageError(`One file at a time; "${rest.join(' ')}" is too much.`);
  if (what === 'stock' && values.map)
    throw new UsageError('--map is for a menu; stock files have columns of their own.');
  return {
    what,
    file,
    dryRun: values['dry-run'] ?? false,
    ...(values.store !== undefined && { store: values.store }),
    map: readMap(values.map ?? []),
  };

  function parse() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (cause) {
      throw new UsageError(cause instanceof Error ? cause.message : String(cause));
    }
  }
}
