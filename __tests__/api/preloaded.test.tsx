import { act, fireEvent, render } from '@testing-library/react';
import useSWR from 'swr';
import { Preloaded } from '@/lib/api/preloaded';

afterEach(() => jest.useRealTimers());

test('a page that nobody touches reads nothing when the network returns', async () => {
  jest.useFakeTimers();
  const read = jest.fn(() => Promise.resolve(1));
  const Reader = () => {
    useSWR('reads', read, { dedupingInterval: 0 });
    return null;
  };
  render(
    <Preloaded entries={[]}>
      <Reader />
    </Preloaded>,
  );
  const reconnect = async () => {
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
  };
  await reconnect();
  const before = read.mock.calls.length;
  expect(before).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
  await reconnect();
  expect(read).toHaveBeenCalledTimes(before);
  fireEvent.keyDown(document.body, { key: 'a' });
  await reconnect();
  expect(read).toHaveBeenCalledTimes(before + 1);
});
