/** Actions that the search offers, each with the action of staff that it is (`STAFF_ACTIONS`), whose rights it needs. */
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
