/** A list of listeners. `subscribe` has the form that React's `useSyncExternalStore` takes. */
export function newListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    notify: (): void => listeners.forEach((changed) => changed()),
  };
}
