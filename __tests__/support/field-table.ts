import { BEER_CRAFT, PRIVATE, SIGHTS, type Access, type Sight } from '@/lib/contract/access';

/** Who may see a figure, beyond the right of the call: a sight, or a right that the call itself must ask for. */
type Seen = 'all' | Sight | 'spending' | 'bonuses';

const STOCK = { flags: ['StockView'] } as const;
/** Rights of the kinds that are no sight. */
export const RIGHTS: Readonly<Record<Exclude<Seen, 'all'>, Access>> = {
  ...SIGHTS,
  // Beer craft has a right of its own.
  held: { either: [STOCK, BEER_CRAFT] },
  spending: { anyOf: ['ExpensesView', 'CashierView', 'OrdersView', 'SafeWitdhdraw', 'StockAdd'] },
  bonuses: { flags: ['SafeWitdhdraw'], closedTo: PRIVATE },
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every number in a reply, by the right that its reader needs; `quantity` and `price` per call, in `ELSEWHERE`. */
export const FIELDS: Readonly<Record<Seen, readonly string[]>> = {
  all: words(`
    booked_time active add_time after_removals after_value agent_id assigned_stock_item_id attempts barcode_id batch_id batch_time batches blocking bookings cancelled
    cancelled_time card_id card_type cashier_id category_id channel channel_id close_id closed_id closed_time count count_id
    counted_time craft_count craft_id created_time credit_id current_discount dishes discount_percent discounts_count
    distinct_orders_quantity duration employee_id end_time expense_id expires_time file_id files folder_id folders group_id
    history_id hours id image_timestamp item_id item_ids items last_counted last_seen last_time last_update last_update_time lines
    list_id loss_percent made_by mail_id max_discount measure_id menu_id menu_item_id month next_order_number next_purchase_number
    number number_of_participants order_id order_number order_numbers orderno orders owner_id package_quantity paid_time parent_id
    parts path payment_type percent picture_id pieces place_id places point positions prev_order_number prev_purchase_number priority productid
    purchase_number referral_agent_id referral_percent referred_by registration_date removed_time role_id rows run_id
    recovery_codes_left factor_since
    salary_story_id entry_id sensor_id sent_time served_next session_duration session_id shelf_life_hours since size start_time
    started_time status stock_id stock_parent_id stock_story_id stock_story_time story_id sub_category_id submitted_time
    table taken_back target time timestamp total_records totals type type_code undone_time use_by user_id validtime value version
    write_off_or_recharge year automated_sessions_count forced_sessions_count total_sessions total_sessions_count total_sessions_prev
    automated_sessions_price forced_sessions_price total_sessions_price average_orders_per_day average_sold_price bar kitchen
    cash_rounding removals rounding taken_id
    bar_price kitchen_price bar_revenue kitchen_revenue before_last_price before_last_quantity last_price last_quantity card cash
    card_income cash_income cashback check_average check_total current_price current_quantity discount max_discount_price
    menu_price menu_quantity order_discount order_paidsum order_price orders_price orders_quantity paid paid_card paid_cash paidsum
    pending pending_sold_quantity popularity retail_price revenue revenue_no_promo sold_elsewhere_quantity sold_price
    sold_quantity sold_quantity_by_time_added sum total total_discount total_paidsum total_price
    total_promo promo_revenue total_quantity total_revenue total_revenue_prev item_quantity output_quantity portion_quantity planned_quantity
    ingredient_quantity required_quantity counted args days checks average past voids voided taken_off pace last cases until
    cover_days debt_days close_difference price_jump low_margin margin_drop bonus_days cashier_times silent_minutes
  `),
  costs: words(`
    today_cost today_margin today_price item_cost item_prime_cost lost_cost margin multiplier new_cost old_cost package_price portion_cost prime_cost
    profit purchased_price stock_price stock_value subtotal unit_cost unit_price value_counted shortage surplus change
  `),
  quantities: words(`
    brewed_quantity counted_quantity days_left holding left_quantity loss_quantity opening_quantity purchased_quantity
    recharged_quantity shortfall_quantity stock_quantity volume written_off_quantity
  `),
  held: words('available_quantity expected makeable_quantity quantity_after quantity_before'),
  worth: words('value_expected worth'),
  balances: words('safe bank safe_before safe_after bank_before bank_after float last_float to_safe'),
  cashbox: words(`
    cashier difference opening deposits withdrawals corrections expenses closing
  `),
  booked: words('balancebefore balanceafter cashier_before cashier_after'),
  takings: words('total_cash total_card'),
  wages: words(`
    repaid days_worked accrued allowance credit_withheld debt overtime_hour_cost overtime_hours overtime_paid penalty premayment_paid
    salary_paid staff_cost wages
  `),
  spending: words(`
    amount cost due owed total_amount total_card_income total_card_outcome total_card_profit total_cash_income total_cash_outcome
    total_cash_profit total_income total_outcome total_princess_promo_income total_profit
  `),
  bonuses: words(`
    bonus bonus_from_percent bonus_from_promo bonus_from_referral bonus_total earned referral_bonus referral_bonus_overdue_sum
    referral_bonus_paid_sum referral_bonus_unpaid_sum session_bonus_overdue_sum session_bonus_paid_sum session_bonus_unpaid_sum
    unpaid_sum
  `),
  unknown: [],
};

const DAY_FIGURES = ['days.list', 'days.get', 'days.close', 'days.current', 'days.count'];
const PLACES = ['', '_karaoke', '_ddweed'];
const at = (part: string): string[] => PLACES.map((place) => part.replace(/^(\w+\.\w+)/, `$1${place}`));
const each = (name: string, ids: readonly string[], seen: Seen): Readonly<Record<string, Seen>> =>
  Object.fromEntries(ids.map((id) => [`${id} ${name}`, seen]));

/** Sales, recipes, batches, open tables and what was taken off them. */
const QUANTITIES = [
  ...['statistics.taken_off', 'statistics.taken_off.details'].flatMap(at),
  ...['statistics.dishes_by_hours', 'statistics.product_sales', 'reports.product_sales'].flatMap(at),
  'analytics.orders_by_custom_hours',
  'analytics.buisness_lanch_by_days',
  'stock.dependencies',
  'craft.batches',
  'craft.batchStory',
  'orders.get',
  'orders.alcohol',
  'orders.runReceipts',
  'orders.shortlist',
];
const PRICES = [
  'overview.get',
  ...['statistics.dishes_by_hours', 'statistics.dishes_by_hours.details', 'statistics.ingredients_lists'].flatMap(at),
  ...['statistics.karaoke', 'statistics.product_sales'].flatMap(at),
  'days.close',
  'days.count',
  'days.current',
  'days.get',
  'pos.tables',
  'orders.get',
  'orders.alcohol',
  'orders.runReceipts',
  'orders.shortlist',
];
const BY_TENDER = at('statistics.cashiers');
const ON_CARDS = ['stock.list', 'stock.story', 'stock.storyChart', 'bff.stockFolder', 'bff.stockRows'];
/** Calls with the goods that an expense paid for. */
const PAID = ['stock.purchase', 'expenses.get', 'expenses.list'];
const PAID_BY_CATEGORY = at('statistics.expense_categories.details');

/** Calls in which a field has another meaning than usual. */
export const ELSEWHERE: Readonly<Record<string, Seen>> = {
  ...each('quantity', QUANTITIES, 'all'),
  ...each('quantity', ON_CARDS, 'held'),
  ...each('quantity', ['analytics.writeoff.details', ...PAID_BY_CATEGORY], 'quantities'),
  ...each('quantity', PAID, 'spending'),
  ...each('price', PRICES, 'all'),
  ...each('price', ['stock.story', 'craft.batchStory'], 'held'),
  ...each('price', ['stock.purchase', ...PAID_BY_CATEGORY], 'spending'),
  // The handler leaves them out until the day is closed.
  ...each('expected', DAY_FIGURES, 'cashbox'),
  ...each('difference', ['stock.count', 'stock.counts'], 'held'),
  ...each('paid_cash', BY_TENDER, 'takings'),
  ...each('paid_card', BY_TENDER, 'takings'),
  'craft.batches cost': 'held',
  // A batch is no secret.
  'craft.batches loss_quantity': 'all',
  'orders.runReceipts subtotal': 'all',
  'orders.shortlist subtotal': 'all',
  'payments.statement opening': 'bonuses',
  'payments.statement closing': 'bonuses',
  ...each('bonus', ['salary.list', 'salary.data', 'salary.year', 'bff.salary', 'bff.salaryYear'], 'wages'),
};
