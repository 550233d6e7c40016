/** Days that a good must last: time to order and receive more. */
export const SOON = 3;
