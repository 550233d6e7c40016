/** Part of a file's name. */
export interface NamePart {
  /** In the reader's language. */
  readonly name: string;
  /** In Latin letters, digits and dashes alone. */
  readonly plain: string;
}

/** What a file is about: a record by its kind and key, with its name; the key stands for a name that is unknown. */
export function namePart(kind: string, key: number | string, name?: string): NamePart {
  const plain = `${kind}-${String(key)}`.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return { name: name ?? plain, plain };
}
