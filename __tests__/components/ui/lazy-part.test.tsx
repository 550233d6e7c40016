import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';

const Text = ({ text }: { text: string }) => <p>{text}</p>;
const Wait = () => <p>wait</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? (
      <button onClick={() => this.setState({ failed: false })}>retry</button>
    ) : (
      this.props.children
    );
  }
}

/** Replaces the browser's idle callbacks: `rest` runs those that wait. */
function idleBrowser() {
  const waiting: (IdleRequestCallback | null)[] = [];
  const cancelled = jest.fn((number: number) => void (waiting[number - 1] = null));
  const requestIdleCallback = (run: IdleRequestCallback) => waiting.push(run);
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: cancelled });
  const rest = () => waiting.forEach((run) => run?.({ didTimeout: false, timeRemaining: () => 50 }));
  return { cancelled, rest };
}

test('a part shows its placeholder, then itself; later renders show it at once', async () => {
  const load = jest.fn(() => Promise.resolve(Text));
  const Part = lazyPart(load, Wait);
  const { unmount } = render(<Part text="here" />);
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(await screen.findByText('here')).toBeInTheDocument();
  unmount();
  render(<Part text="again" />);
  expect(screen.getByText('again')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that was loaded before is shown by its first render', async () => {
  const Part = lazyPart(() => Promise.resolve(Text), Wait);
  await Part.load();
  render(<Part text="here" />);
  expect(screen.getByText('here')).toBeInTheDocument();
});

test('a failed load reaches the error boundary, and its retry loads again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Text)).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(load);
  render(
    <Boundary>
      <Part text="here" />
    </Boundary>,
  );
  const retry = await screen.findByRole('button', { name: 'retry' });
  act(() => retry.click());
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('parts are prefetched one after another when the browser is idle, also after a failure', async () => {
  const { rest } = idleBrowser();
  const order: string[] = [];
  const parts = [
    lazyPart(() => Promise.reject<typeof Text>(new Error(String(order.push('first'))))),
    lazyPart(() => Promise.resolve((order.push('second'), Text))),
  ];
  const Screen = () => {
    usePrefetch(...parts);
    return null;
  };
  render(<Screen />);
  expect(order).toEqual([]);
  await act(async () => {
    rest();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(order).toEqual(['first', 'second']);
});

test('a part of the page itself waits until the browser is idle, and fetches nothing once it has gone', async () => {
  const { cancelled, rest } = idleBrowser();
  const load = jest.fn(() => Promise.resolve(Text));
  const Part = lazyPart(load, Wait, { whenIdle: true });
  const { unmount } = render(<Part text="here" />);
  unmount();
  expect(cancelled).toHaveBeenCalledWith(1);
  render(<Part text="here" />);
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  act(rest);
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is shown in the part’s own place, where it can be tried again', async () => {
  const load = jest.fn<Promise<typeof Text>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Text);
  const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>retry</button>;
  const Part = lazyPart(load, Wait, { Failed });
  render(<Part text="here" />);
  const retry = await screen.findByRole('button', { name: 'retry' });
  act(() => retry.click());
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
