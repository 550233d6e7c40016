const COLUMNS = 12;

/** Fifty rows like those of a list of orders, made anew at each call. */
export const rows = () =>
  Array.from({ length: 50 }, (_, at) =>
    Object.fromEntries(
      Array.from({ length: COLUMNS }, (_, column) => [
        `column_${column}`,
        column % 3 === 0 ? `Value ${at} of ${column}` : Math.round(at * 1234.5 + column) / 10,
      ]),
    ),
  );
