/** First difference of two texts: where it is, and both texts from there. */
export interface Difference {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** First different field of two JSON values. */
function fieldOf(before: unknown, after: unknown, place = ''): Difference | undefined {
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after))
    return before === after ? undefined : { place: place || 'reply', before: written(before), after: written(after) };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const step = Array.isArray(before) ? `${place}[${key}]` : `${place}${place && '.'}${key}`;
    const found = fieldOf(before[key], after[key], step);
    if (found) return found;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Shown characters before a difference. */
const LEAD = 30;

function lineOf(before: string, after: string): Difference {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  const index = at < 0 ? old.length : at;
  const [was = 'nothing', is = 'nothing'] = [old[index], now[index]];
  const same = was.split('').findIndex((sign, place) => sign !== is[place]);
  const cut = (text: string): string => (same > LEAD ? `…${text.slice(same - LEAD)}` : text);
  return { place: `line ${index + 1}`, before: cut(was), after: cut(is) };
}

/** First difference of two unequal texts. */
export function firstDifference(before: string, after: string): Difference {
  const [old, now] = [parsed(before), parsed(after)];
  return (isNode(old) && isNode(now) ? fieldOf(old, now) : undefined) ?? lineOf(before, after);
}
