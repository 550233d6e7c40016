export const ADMIN = 'admin';
/** Password of every account of a venue under attack. */
export const PASSWORD = 'password-of-the-torture';
/** Token of its till. */
export const TOKEN = 'token-of-the-till-under-torture';

/** Second logins with every right, for what the fuzz may do to an account. */
const DEPUTIES = ['deputy1', 'deputy2', 'deputy3'];

/** Logins of a venue under attack; each has every right. */
export const LOGINS: readonly string[] = [ADMIN, ...DEPUTIES];

/** Logins that get rights from settings: the deputies, for everything. */
export const STANDING_SETTINGS = {
  CRAFT_ADMINS: DEPUTIES.join(','),
  SALARY_EDITORS: DEPUTIES.join(','),
  BEER_CRAFT_VIEWERS: DEPUTIES.join(','),
};
