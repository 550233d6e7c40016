// Only a test that hangs takes this long. How long other tests take depends on how busy the machine is.
jest.setTimeout(600_000);
process.env['ADMIN_API_TIMEOUT'] = '300';

const isNode = typeof window === 'undefined';
let errors: unknown[][] = [];

/** An unexpected console error fails the test that caused it; a test that expects one replaces the spy. */
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
