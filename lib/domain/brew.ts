import { pathTo, type TreeRow } from './tree';

/** The folder "Brew / Alchemy" (specification part 1 §9): what lies in it can be made of other items. */
export const BREW_FOLDER = 3594;

/** Whether a row lies in the Brew folder or in one below it. */
export const isBrew = <Row extends TreeRow>(byId: ReadonlyMap<number, Row>, row: Row): boolean =>
  row.item_id !== BREW_FOLDER && pathTo(byId, row.parent_id).some(({ item_id }) => item_id === BREW_FOLDER);
