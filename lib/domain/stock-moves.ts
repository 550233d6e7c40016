/** Whether a quantity can be written off (type 1; below zero recharges) or noted as a shortfall (type 2). */
export const mayWriteOff = (quantity: number, type: number | undefined): boolean =>
  type === 2 ? quantity > 0 : quantity !== 0;

/** Whether an item holds as much as is to be turned into another. */
export const mayTransfer = (quantity: number, { quantity: held }: { readonly quantity: number }): boolean =>
  quantity <= held;
