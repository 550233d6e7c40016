import 'server-only';
import { ingredientGroupCalls } from '../../reports/statistics/ingredient-groups';
import { compose } from './compose';

/** Creates ingredient groups: on the wire at the address of their report. */
export const ingredientGroupComposed = Object.values(ingredientGroupCalls).map(({ create, createOnWire }) =>
  compose(create, ({ body }, call) => call(createOnWire, { body })),
);
