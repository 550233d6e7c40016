import { act, fireEvent, renderHook } from '@testing-library/react';
import { useEachHour } from '@/components/sections/menu/use-each-hour';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const pass = (minutes: number) => {
  // Minute by minute, so that the page is drawn between them.
  for (let minute = 0; minute < minutes; minute += 1) act(() => jest.advanceTimersByTime(60_000));
};
/** As `pass`, with somebody at the page. */
const passInUse = (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    fireEvent.mouseMove(document.body);
    pass(1);
  }
};

let visibility: DocumentVisibilityState;
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  jest.useFakeTimers({ now: at('10:58:00') });
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.useRealTimers());

const watch = (timeZone = 'Asia/Bangkok') => {
  const act = jest.fn();
  return { act, ...renderHook(() => useEachHour(timeZone, act)) };
};

test('calls back a moment after each full hour, and at no other time, nor after the screen was closed', () => {
  const { act: asked, unmount } = watch();
  passInUse(2);
  expect(asked).not.toHaveBeenCalled();
  passInUse(1);
  expect(asked).toHaveBeenCalledTimes(1);
  passInUse(58);
  expect(asked).toHaveBeenCalledTimes(1);
  passInUse(60);
  expect(asked).toHaveBeenCalledTimes(2);
  unmount();
  passInUse(200);
  show('visible');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the hour is the venue’s: in Kathmandu it starts at a quarter past', () => {
  const { act: asked } = watch('Asia/Kathmandu');
  passInUse(16);
  expect(asked).not.toHaveBeenCalled();
  passInUse(2);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a hidden tab requests nothing, and once when shown again', () => {
  const { act: asked } = watch();
  show('hidden');
  pass(200);
  expect(asked).not.toHaveBeenCalled();
  show('visible');
  expect(asked).not.toHaveBeenCalled();
  fireEvent.mouseMove(document.body);
  expect(asked).toHaveBeenCalledTimes(1);
  show('hidden');
  show('visible');
  pass(10);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page that nobody touches requests nothing, and once at the next touch', () => {
  const { act: asked } = watch();
  pass(12 * 60);
  const before = asked.mock.calls.length;
  expect(before).toBeLessThanOrEqual(1);
  pass(12 * 60);
  show('visible');
  expect(asked).toHaveBeenCalledTimes(before);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(asked).toHaveBeenCalledTimes(before + 1);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(asked).toHaveBeenCalledTimes(before + 1);
});
