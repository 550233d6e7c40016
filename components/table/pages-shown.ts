const EDGE = 3;
const NEAR = 1;

/**
 * Page numbers to offer: the first three, the last three and those beside the current one.
 * `null` is a gap of two pages or more; a gap of one page shows that page.
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = Math.min(Math.max(page, 1), pages);
  const isShown = (candidate: number): boolean =>
    candidate <= EDGE || candidate > pages - EDGE || Math.abs(candidate - near) <= NEAR;
  const shown: (number | null)[] = [];
  for (let candidate = 1; candidate <= pages; candidate++) {
    const single = isShown(candidate - 1) && isShown(candidate + 1);
    if (isShown(candidate) || single) shown.push(candidate);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
