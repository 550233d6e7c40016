/** Actions that the search offers, by the staff action (`STAFF_ACTIONS`) whose rights each needs. */
export const FOUND_ACTIONS = {
  receive: 'receive',
  writeOff: 'writeOff',
  stocktake: 'approveCount',
  closeDay: 'closeDay',
  addExpense: 'addExpense',
  addEmployee: 'editEmployees',
  addDish: 'editDishes',
} as const;

export type ActionId = keyof typeof FOUND_ACTIONS;
