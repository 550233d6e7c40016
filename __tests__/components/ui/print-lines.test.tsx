import { printLines } from '@/components/ui/print-lines';

const frames = () => document.querySelectorAll('iframe');

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom cannot print.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('the printed text is gone when printing is over, or after a minute where the browser never tells it', () => {
  printLines(['boss', 'secret']);
  expect(frames()[0]?.contentDocument?.body.textContent).toBe('bosssecret');
  frames()[0]?.contentWindow?.dispatchEvent(new Event('afterprint'));
  expect(frames()).toHaveLength(0);
  printLines(['boss', 'secret']);
  expect(frames()).toHaveLength(1);
  jest.advanceTimersByTime(60_000);
  expect(frames()).toHaveLength(0);
});
