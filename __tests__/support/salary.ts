/** A row of the salary list of October 2026, with the fields that every server has. */
export const salaryRow = (employee_id: number, employee_name: string, more: object = {}) => ({
  employee_id,
  employee_name,
  position: 'Бармен',
  month: 10,
  year: 2026,
  wages: 30_000,
  overtime_hour_cost: 200,
  salary_paid: 0,
  overtime_hours: 0,
  overtime_paid: 0,
  penalty: 0,
  bonus: 0,
  ...more,
});

/** Figures that our own server adds to a row. */
export const OWN_FIGURES = {
  premayment_paid: 0,
  accrued: 30_000,
  allowance: 0,
  credit_withheld: 0,
  debt: 0,
  due: 30_000,
};
