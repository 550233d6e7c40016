import { pathTo, type TreeRow } from '@/lib/domain/tree';

/** The folder "Brew / Alchemy". Alchemy turns other items into items of this folder. */
export const BREW_FOLDER = 3594;

/** Whether a row is in the Brew folder or a folder below it. */
export const isBrew = <Row extends TreeRow>(byId: ReadonlyMap<number, Row>, row: Row): boolean =>
  row.item_id !== BREW_FOLDER && pathTo(byId, row.parent_id).some(({ item_id }) => item_id === BREW_FOLDER);
