/** A function that makes each value once. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
