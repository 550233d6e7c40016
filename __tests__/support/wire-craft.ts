/** A craft in wire format, of the kitchen by default. */
export const wireCraft = (craft_id: number, stock_id: number, more: object = {}) => {
  const product = { stock_id, stock_name: `Товар ${stock_id}`, stock_quantity: 1.5, measure: 'kg', prime_cost: 80 };
  const place = { output_quantity: 2, parent_id: 20, stock_parent_id: 100, status: 0, employee_name: null };
  return { craft_id, name: `Рецепт ${craft_id}`, ...product, ...place, ...more };
};
