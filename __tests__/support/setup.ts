/** An unexpected console error fails the test that caused it; a test that expects one replaces the spy. */
// Many files start a database or an app, and the machine may be busy.
jest.setTimeout(30_000);

const isNode = typeof window === 'undefined';
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args));
  if (isNode) jest.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => void errors.push(args));
});

afterEach(() => {
  const seen = errors;
  jest.restoreAllMocks();
  if (seen.length > 0)
    throw new Error(`Unexpected console output:\n${seen.map((args) => args.map(String).join(' ')).join('\n')}`);
});
