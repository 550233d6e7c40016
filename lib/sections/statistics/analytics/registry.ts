import { businessLunch } from './business-lunch';
import { businessLunchByDays } from './business-lunch-by-days';
import { cash2safe } from './cash2safe';
import { discount100 } from './discount100';
import { ordersByCustomHours } from './orders-by-custom-hours';
import { promoSessions } from './promo-sessions';
import { promoSessionsByHours } from './promo-sessions-by-hours';
import { karaokeDishes, lunchDishes, promoDishes } from './three-periods';
import { writeOff } from './write-off';

/** Reports of the analytics in the order of the tabs; the hidden ones are opened by address or search. */
export const analytics = [
  discount100,
  ordersByCustomHours,
  writeOff,
  cash2safe,
  businessLunch,
  businessLunchByDays,
  promoDishes,
  lunchDishes,
  karaokeDishes,
  promoSessions,
  promoSessionsByHours,
] as const;
