/** Category of a service unless another one is chosen (docs/domain.md, section 8.3). */
export const DEFAULT_CATEGORY = 16;
/** Category of income from outside sales (docs/domain.md, section 8.3). */
export const OTHER_INCOME = 46;
