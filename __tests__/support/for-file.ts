/**
 * Opens something before the tests of a file, or of the `describe` around the call, and closes it after them. The result
 * has its properties once it is open.
 */
export function forFile<T extends { close(): unknown }>(open: () => Promise<T>): T {
  const opened = {} as Partial<T>;
  beforeAll(async () => void Object.assign(opened, await open()));
  afterAll(() => opened.close?.());
  return opened as T;
}
