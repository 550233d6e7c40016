import { type CategoryPurpose } from '@/lib/sections/categories/contract/choice';

/** Category of a service unless another one is chosen (docs/domain.md, section 8.3). */
export const DEFAULT_CATEGORY = 16;
/** Category of income from outside sales (docs/domain.md, section 8.3). */
export const OTHER_INCOME = 46;

/** Purposes of the categories that every venue has. */
const PURPOSES: Readonly<Record<number, readonly CategoryPurpose[]>> = {
  [DEFAULT_CATEGORY]: ['services'],
  [OTHER_INCOME]: ['services'],
  48: ['stock', 'services'],
  99: ['system'],
  1368: ['pay'],
  1369: ['pay'],
};

/** Whether the program treats the category by its id: purposes and group are fixed, and it is never removed. */
export const isFixed = (category_id: number): boolean => category_id in PURPOSES;

/** Whether a category may be hidden: a new service begins with the default one. */
export const mayHide = (category_id: number): boolean => category_id !== DEFAULT_CATEGORY;

/** Whether a category may have a purpose, as far as its id tells; a legacy server says no more. */
export const mayServe = (category_id: number, purpose: CategoryPurpose): boolean =>
  PURPOSES[category_id]?.includes(purpose) ?? true;
