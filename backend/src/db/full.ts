/** A row of the wire with all its optional fields, as a query gives it. */
export type Full<Row> = { readonly [Field in keyof Row]-?: Exclude<Row[Field], undefined> };
