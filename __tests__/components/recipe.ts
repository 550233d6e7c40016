/** Lines of a recipe by item and quantity, as on the wire. */
export const recipeOf = (quantities: Readonly<Record<number, number>>) =>
  Object.entries(quantities).map(([id, item_quantity]) => ({ item_id: Number(id), item_quantity }));
