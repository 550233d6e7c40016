/** A row of the salary list of October 2026, with the fields that every server has. */
export const salaryRow = (employee_id: number, employee_name: string, more: object = {}) => {
  const terms = { position: 'Бармен', month: 10, year: 2026, wages: 30_000, overtime_hour_cost: 200 };
  const paid = { salary_paid: 0, overtime_hours: 0, overtime_paid: 0, penalty: 0, bonus: 0 };
  return { employee_id, employee_name, ...terms, ...paid, ...more };
};

/** Figures that our own server adds to a row. */
const OWED = { credit_withheld: 0, debt: 0, due: 30_000 };
export const OWN_FIGURES = { ...OWED, premayment_paid: 0, accrued: 30_000, allowance: 0 };
