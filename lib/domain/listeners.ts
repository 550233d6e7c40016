/** Listeners of one change, as React's `useSyncExternalStore` subscribes them. */
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
