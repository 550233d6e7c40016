import 'server-only';
import { ingredientGroupCalls } from '../../reports/statistics/ingredient-groups';
import { compose } from './compose';

/** New groups of ingredients: the wire has them at the address of their report. */
export const ingredientGroupComposed = Object.values(ingredientGroupCalls).map(({ create, createOnWire }) =>
  compose(create, ({ body }, call) => call(createOnWire, { body })),
);
