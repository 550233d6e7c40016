/** Returns an input of the delivery by its name; undefined while it is not shown. */
export const fieldIn = (box: HTMLElement | null, name: string): HTMLElement | undefined =>
  box?.querySelector<HTMLElement>(`[name="${name}"], [data-path="${name}"]`) ?? undefined;
