/** Part of a file's name. */
export interface NamePart {
  /** In the reader's language. */
  readonly name: string;
  /** In Latin letters, digits and dashes alone. */
  readonly plain: string;
}

/** Name part for the record that a file is about: `plain` is its kind and key, which replace an unknown name. */
export function namePart(kind: string, key: number | string, name?: string): NamePart {
  const plain = `${kind}-${String(key)}`.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return { name: name ?? plain, plain };
}
