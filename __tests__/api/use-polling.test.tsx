import { act, fireEvent, renderHook } from '@testing-library/react';
import { usePolling } from '@/lib/api/use-polling';

/** Minute by minute, so that the page is drawn between them. */
const pass = (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) act(() => jest.advanceTimersByTime(60_000));
};

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.useRealTimers());

test('a page that nobody touches stops polling, and the first touch starts it again', () => {
  const read = jest.fn();
  renderHook(() => usePolling(read, 60_000));
  pass(10);
  expect(read).toHaveBeenCalledTimes(10);
  fireEvent.click(document.body);
  pass(10);
  expect(read).toHaveBeenCalledTimes(20);
  pass(12 * 60);
  const before = read.mock.calls.length;
  expect(before).toBeLessThanOrEqual(25);
  pass(12 * 60);
  fireEvent(document, new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(before);
  fireEvent.keyDown(document.body, { key: 'a' });
  pass(2);
  expect(read).toHaveBeenCalledTimes(before + 2);
});

test('a hidden page does not poll, nor what is switched off; it reads when it is shown again', () => {
  const read = jest.fn();
  renderHook(() => usePolling(read, 60_000));
  visibility = 'hidden';
  pass(5);
  expect(read).not.toHaveBeenCalled();
  visibility = 'visible';
  fireEvent(document, new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
  const off = jest.fn();
  renderHook(() => usePolling(off, 60_000, false));
  pass(5);
  expect(off).not.toHaveBeenCalled();
});
