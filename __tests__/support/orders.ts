/** An order that was paid in cash, as a reader who does not see the cashbox gets it. */
export const ORDER_WITHOUT_BALANCES = {
  order_number: 5,
  table: '7',
  time: 1_790_000_000,
  cashier_name: 'mei',
  discount: 0,
  discount_percent: 0,
  total_price: 150,
  paidsum: 150,
  paid_type: 'cash',
  discount_card: '',
  session_id: null,
  session_duration: null,
  agents: [],
  items: [],
  prev_order_number: null,
  next_order_number: null,
} as const;

export const ORDER = { ...ORDER_WITHOUT_BALANCES, balancebefore: 100, balanceafter: 250 };
