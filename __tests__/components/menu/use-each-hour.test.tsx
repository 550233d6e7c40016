import { act, renderHook } from '@testing-library/react';
import { useEachHour } from '@/components/menu/use-each-hour';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

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

test('calls back a moment after each full hour, and at no other time', () => {
  const { act: asked } = watch();
  pass(2);
  expect(asked).not.toHaveBeenCalled();
  pass(1);
  expect(asked).toHaveBeenCalledTimes(1);
  pass(58);
  expect(asked).toHaveBeenCalledTimes(1);
  pass(60);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the hour is the venue’s: in Kathmandu it starts at a quarter past', () => {
  const { act: asked } = watch('Asia/Kathmandu');
  pass(16);
  expect(asked).not.toHaveBeenCalled();
  pass(2);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a hidden tab requests nothing, and once when shown again', () => {
  const { act: asked } = watch();
  show('hidden');
  pass(200);
  expect(asked).not.toHaveBeenCalled();
  show('visible');
  expect(asked).toHaveBeenCalledTimes(1);
  show('hidden');
  show('visible');
  pass(10);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('requests nothing after the screen was closed', () => {
  const { act: asked, unmount } = watch();
  unmount();
  pass(200);
  show('visible');
  expect(asked).not.toHaveBeenCalled();
});
