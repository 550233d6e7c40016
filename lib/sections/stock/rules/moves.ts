/** Whether a quantity can be written off (type 1; a negative one recharges) or booked as a shortfall (type 2). */
export const mayWriteOff = (quantity: number, type: number | undefined): boolean =>
  type === 2 ? quantity > 0 : quantity !== 0;

/** Whether an item holds the quantity that is to be transferred. */
export const mayTransfer = (
  quantity: number,
  { quantity: held = 0 }: { readonly quantity?: number | undefined },
): boolean => quantity <= held;

/** Whether a write-off takes more than the item holds. */
export const goesBelowZero = (
  quantity: number,
  { quantity: held = 0 }: { readonly quantity?: number | undefined },
): boolean => quantity > 0 && quantity > held;
