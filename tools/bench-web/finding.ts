export type Limit = { readonly atMost: number } | { readonly atLeast: number };
export type Unit = '×' | 'KB' | 'MB' | 'ms' | 's' | '';

/** One measured figure and what it must hold. */
export interface Finding {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** Target; undefined for a figure that is only printed. */
  readonly limit?: Limit | undefined;
  /** Least and greatest of the rounds. */
  readonly range?: readonly [number, number] | undefined;
}

/** The middle value, the lower one of two. NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? NaN;

/** Median, least and greatest of the rounds of one measurement. */
export const spreadOf = (values: readonly number[]): Pick<Finding, 'value' | 'range'> => ({
  value: median(values),
  range: [Math.min(...values), Math.max(...values)],
});

/** Ratios of two measurements round by round: other load on the machine affects both. */
export const ratios = (of: readonly number[], to: readonly number[]): number[] =>
  of.map((value, round) => value / (to[round] ?? NaN));

/** Whether the limit holds. `margin` widens it: 2 allows twice the most or half the least. NaN never holds. */
export function isMet({ value, limit }: Pick<Finding, 'value' | 'limit'>, margin = 1): boolean {
  if (!limit) return true;
  return 'atMost' in limit ? value <= limit.atMost * margin : value >= limit.atLeast / margin;
}

const shown = (value: number, unit: Unit): string => {
  const size = Math.abs(value);
  const digits = unit === 'ms' || unit === 'MB' || size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
};

const limitText = (limit: Limit, unit: Unit): string =>
  'atMost' in limit ? `≤ ${limit.atMost} ${unit}`.trim() : `≥ ${limit.atLeast} ${unit}`.trim();

/** A row of the printed table. */
export const rowOf = ({ what, value, unit, limit, range }: Finding): Record<string, string> => ({
  what,
  value: shown(value, unit),
  'min – max': range ? range.map((one) => shown(one, unit)).join(' – ') : '',
  target: limit ? limitText(limit, unit) : '',
  '': limit ? (isMet({ value, limit }) ? 'ok' : 'MISSED') : '',
});

/** One line that names a missed target. */
export const missedLine = ({ what, value, unit, limit }: Finding, margin = 1): string =>
  `Missed: ${what} ${shown(value, unit)}, target ${limit ? limitText(limit, unit) : ''}${margin === 1 ? '' : `, allowed ${margin} ×`}`;
