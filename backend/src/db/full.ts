/** A wire row with every optional field present, as queries return it. */
export type Full<Row> = { readonly [Field in keyof Row]-?: Exclude<Row[Field], undefined> };
