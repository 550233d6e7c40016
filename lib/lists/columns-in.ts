import type { ColumnKind, ListColumn, MessageKey } from './list';

/** Last parts of the message keys that begin with `P`. */
type KeyIn<P extends string, M = MessageKey> = M extends `${P}.${infer K}` ? K : never;

/** Makes the columns of a list whose names are the texts of their keys below `prefix`. */
export const columnsIn =
  <const P extends string>(prefix: P) =>
  <Row>(key: KeyIn<P>, kind: ColumnKind, traits: Omit<ListColumn<Row>, 'key' | 'kind' | 'label'> = {}) =>
    ({ key, kind, label: `${prefix}.${key}` as MessageKey, ...traits }) satisfies ListColumn<Row>;
