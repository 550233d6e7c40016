/**
 * Opens something before the tests of a file, or of the `describe` around the call, and closes it after them. The result
 * has its properties once it is open.
 */
export const forFile =
  <Given extends unknown[], T extends { close(): unknown }>(open: (...given: Given) => Promise<T>) =>
  (...given: Given): T => {
    const opened = {} as Partial<T>;
    beforeAll(async () => void Object.assign(opened, await open(...given)));
    afterAll(() => opened.close?.());
    return opened as T;
  };
