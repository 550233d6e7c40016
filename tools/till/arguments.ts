import { parseLine, UsageError } from '@/lib/process/usage';

export const USAGE = `Usage: npm run till -- [--address http://127.0.0.1:3000] [--minutes 240 | --orders N] [--speed 60 | --speed max]
         [--seed 1] [--leave-open N] [--cards NUMBER,…] [--name TILL]
The token is POS_TOKEN, or what lies in DATA_DIR/pos-token.`;

function numberOf(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least)
    throw new UsageError(`--${name} must be a number from ${least} up.`);
  return value;
}

const OPTIONS = {
  address: { type: 'string' },
  minutes: { type: 'string' },
  orders: { type: 'string' },
  speed: { type: 'string' },
  seed: { type: 'string' },
  'leave-open': { type: 'string' },
  cards: { type: 'string' },
  name: { type: 'string' },
} as const;

/** Parses the command line of the simulated till. @throws UsageError */
export function readArguments(args: readonly string[]) {
  const { values } = parseLine({ args: [...args], options: OPTIONS });
  if (values.minutes !== undefined && values.orders !== undefined)
    throw new UsageError('Either --minutes or --orders says how long the evening is.');
  if (values.address !== undefined && !URL.canParse(values.address))
    throw new UsageError('--address must be an address such as http://127.0.0.1:3000.');
  return {
    address: values.address,
    minutes: numberOf('minutes', values.minutes, 1),
    orders: numberOf('orders', values.orders, 1),
    speed: values.speed === 'max' ? Infinity : (numberOf('speed', values.speed, 0.1) ?? 60),
    seed: numberOf('seed', values.seed, 0) ?? 1,
    leaveOpen: numberOf('leave-open', values['leave-open'], 0) ?? 0,
    cards: values.cards?.split(',').map((card) => card.trim()),
    name: values.name ?? '',
  };
}
