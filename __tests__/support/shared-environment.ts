type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

// The global object of a context has names without a property.
const descriptorsOf = (of: object): Descriptors =>
  new Map(
    Reflect.ownKeys(of).flatMap((key) => {
      const descriptor = Object.getOwnPropertyDescriptor(of, key);
      return descriptor ? [[key, descriptor]] : [];
    }),
  );

/** Makes own properties of an object what they were. */
function restore(of: object, before: Descriptors): void {
  for (const key of Reflect.ownKeys(of)) if (!before.has(key)) Reflect.deleteProperty(of, key);
  for (const [key, was] of before) {
    const is = Object.getOwnPropertyDescriptor(of, key);
    if (!is || is.value !== was.value || is.get !== was.get) Reflect.defineProperty(of, key, was);
  }
}

/** Notes the own properties of some objects; the result makes them what they were. */
export function noteProperties(objects: readonly object[]): () => void {
  const before = objects.map((of) => [of, descriptorsOf(of)] as const);
  return () => before.forEach(([of, descriptors]) => restore(of, descriptors));
}
