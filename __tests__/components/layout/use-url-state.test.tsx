import { act, screen } from '@testing-library/react';
import { useUrlState } from '@/components/layout/use-url-state';
import { renderUi } from '../../support/render';

function View() {
  const [view, setView] = useUrlState({ folder: '0', sort: 'item_id' });
  return (
    <>
      <output>{JSON.stringify(view)}</output>
      <button onClick={() => setView({ folder: '7' })}>open</button>
      <button onClick={() => setView({ folder: '0' })}>root</button>
      <button onClick={() => setView({ sort: 'name' }, { replace: true })}>sort</button>
      <button
        onClick={() => {
          setView({ folder: '9' });
          setView({ sort: 'name' });
        }}
      >
        both
      </button>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const press = (user: ReturnType<typeof renderUi>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('view state in the address', () => {
  it('reads a pasted link and falls back to the defaults', () => {
    renderUi(<View />, { at: '/menu?folder=12' });
    expect(shown()).toEqual({ folder: '12', sort: 'item_id' });
  });

  it('writes only what differs from the defaults and leaves other parameters alone', async () => {
    const { user } = renderUi(<View />, { at: '/menu?period=3#x' });
    await press(user, 'open');
    expect(window.location.search + window.location.hash).toBe('?period=3&folder=7#x');
    await press(user, 'root');
    expect(window.location.search).toBe('?period=3');
    expect(shown()).toEqual({ folder: '0', sort: 'item_id' });
  });

  it('adds a step for Back unless replace is asked for', async () => {
    const { user } = renderUi(<View />, { at: '/menu' });
    const before = window.history.length;
    await press(user, 'sort');
    expect(window.history.length).toBe(before);
    await press(user, 'open');
    expect(window.history.length).toBe(before + 1);
    await press(user, 'open');
    expect(window.history.length).toBe(before + 1);
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(shown()).toEqual({ folder: '0', sort: 'name' });
  });

  it('keeps both of two changes made in one tick', async () => {
    const { user } = renderUi(<View />, { at: '/menu' });
    await press(user, 'both');
    expect(shown()).toEqual({ folder: '9', sort: 'name' });
  });
});
