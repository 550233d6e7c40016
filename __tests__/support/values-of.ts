/**
 * Values of each row, in the order of `names`.
 * @throws Error when a row has other columns
 */
export function valuesOf(rows: readonly object[], names: string): unknown[][] {
  const columns = names.trim().split(/\s+/);
  return rows.map((row) => {
    const others = Object.keys(row).filter((name) => !columns.includes(name));
    if (others.length > 0) throw new Error(`The row has more columns: ${others.join(', ')}`);
    return columns.map((name) => (row as Record<string, unknown>)[name]);
  });
}
