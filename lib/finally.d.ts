declare global {
  interface Promise<T> {
    /** Waits for a promise that the callback returns, which the declaration of the language does not say. */
    finally(onfinally: () => PromiseLike<unknown>): Promise<T>;
  }
}

export {};
