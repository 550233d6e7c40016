declare global {
  interface Promise<T> {
    /** The result waits for a promise that the callback returns; TypeScript's own declaration omits it. */
    finally(onfinally: () => PromiseLike<unknown>): Promise<T>;
  }
}

export {};
