import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useEffect, useState, type ReactNode } from 'react';
import { AddressProvider } from '@/components/address/address-provider';
import { useUrlState } from '@/components/address/use-url-state';
import { renderUi } from '../../support/render';

function View() {
  const [view, setView] = useUrlState({ folder: '0', sort: 'item_id', q: '' });
  // Most pages keep several values in the address.
  useUrlState({ details: '' });
  return (
    <>
      <output>{JSON.stringify(view)}</output>
      <button onClick={() => setView({ folder: '7' })}>open</button>
      <button onClick={() => setView({ folder: '0' })}>root</button>
      <button onClick={() => setView({ sort: 'name' }, { replace: true })}>sort</button>
      <button onClick={() => setView({ q: 'soup' })}>filter</button>
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

let reach: (search: string) => void;
/** Next's router commits a change of the address later, and writes it into the history again. */
function Late({ children }: { children: ReactNode }) {
  const [params, setParams] = useState(() => new URLSearchParams(window.location.search));
  useEffect(() => {
    reach = (search) =>
      act(() => {
        History.prototype.replaceState.call(window.history, null, '', `/menu${search}`);
        setParams(new URLSearchParams(search));
      });
  }, []);
  return (
    <SearchParamsContext.Provider value={params}>
      <AddressProvider>{children}</AddressProvider>
    </SearchParamsContext.Provider>
  );
}

function renderLate(further: ReactNode = null) {
  window.history.replaceState(null, '', '/menu');
  render(
    <PathnameContext.Provider value="/menu">
      <Late>
        <View />
        {further}
      </Late>
    </PathnameContext.Provider>,
  );
  return { user: userEvent.setup() };
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

it('reads a pasted link, writes only values that differ from the defaults, keeps other parameters and two changes of one tick', async () => {
  const { user } = renderUi(<View />, { at: '/menu?folder=12&period=3#x' });
  expect(shown()).toEqual({ folder: '12', sort: 'item_id', q: '' });
  await press(user, 'open');
  expect(window.location.search + window.location.hash).toBe('?folder=7&period=3#x');
  await press(user, 'root');
  expect(window.location.search).toBe('?period=3');
  expect(shown()).toEqual({ folder: '0', sort: 'item_id', q: '' });
  await press(user, 'both');
  expect(shown()).toEqual({ folder: '9', sort: 'name', q: '' });
});

it('adds a history step unless `replace` is set', async () => {
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
  expect(shown()).toEqual({ folder: '0', sort: 'name', q: '' });
});

it('keeps a written value while the router, a step behind, restores an older address', async () => {
  const { user } = renderLate();
  await press(user, 'open');
  await press(user, 'sort');
  reach('?folder=7');
  await press(user, 'filter');
  expect(window.location.search).toBe('?folder=7&sort=name&q=soup');
  reach('?folder=7&sort=name');
  reach('?folder=7&sort=name&q=soup');
  expect(shown()).toEqual({ folder: '7', sort: 'name', q: 'soup' });
});

it('forgets written values once a link opens another page', async () => {
  const { user } = renderLate();
  await press(user, 'open');
  reach('?folder=3');
  await press(user, 'sort');
  expect(window.location.search).toBe('?folder=3&sort=name');
});

it('shows a written value at once, and renders nothing again when the router follows', async () => {
  const drawn: string[] = [];
  function Spy() {
    drawn.push(useUrlState({ folder: '0' })[0].folder);
    return null;
  }
  const { user } = renderLate(<Spy />);
  await press(user, 'open');
  expect(shown()).toMatchObject({ folder: '7' });
  const times = drawn.length;
  reach('?folder=7');
  expect(drawn.length).toBe(times);
  expect(drawn.at(-1)).toBe('7');
});

it('there and back before the router has followed ends where it began', async () => {
  const { user } = renderLate();
  await press(user, 'open');
  await press(user, 'root');
  expect(shown()).toMatchObject({ folder: '0' });
  reach('?folder=7');
  expect(shown()).toMatchObject({ folder: '0' });
  reach('');
  expect(shown()).toMatchObject({ folder: '0' });
  reach('?folder=7');
  expect(shown()).toMatchObject({ folder: '7' });
});
