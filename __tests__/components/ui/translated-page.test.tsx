import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { surviveTranslation } from '@/components/ui/translated-page';
import { translatePage, type TranslatorWay } from '../../support/translator';

let show: (state: Partial<State>) => void;
interface State {
  readonly count: number;
  readonly hint: string | null;
  readonly rows: readonly string[];
  readonly extra: boolean;
}

function Page() {
  const [state, setState] = useState<State>({ count: 1, hint: 'hint', rows: ['a', 'b', 'c'], extra: false });
  useEffect(() => {
    show = (next) => setState((before) => ({ ...before, ...next }));
  }, []);
  const { count, hint, rows, extra } = state;
  return (
    <main>
      <p data-testid="mixed">
        Total {count} {hint}
        <b>baht</b> paid
      </p>
      <p data-testid="beside">
        {extra && <i>new</i>}
        {extra ? 'first' : null}
        last
      </p>
      <ul data-testid="rows">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <p data-testid="whole">{`Alone ${count}`}</p>
    </main>
  );
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

beforeAll(surviveTranslation);

it('leaves the errors of the DOM to a page that nobody translates', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow('not a child of this node');
  expect(() => document.body.insertBefore(document.createElement('p'), document.createElement('p'))).toThrow();
});

describe.each<TranslatorWay>(['wraps', 'replaces', 'puts beside'])('a translator that %s texts', (way) => {
  let end: () => void;
  const textOf = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.textContent;
  const change = async (next: Partial<State>) => {
    act(() => show(next));
    await settle();
  };

  beforeEach(async () => {
    render(<Page />);
    end = translatePage(way);
    await settle();
    expect(document.querySelectorAll('p font').length).toBeGreaterThan(5);
  });
  afterEach(() => end());

  it('shows changed texts', async () => {
    await change({ count: 2 });
    await change({ count: 3 });
    expect(textOf('mixed')).toBe('Total 3 hintbaht paid');
    expect(textOf('whole')).toBe('Alone 3');
  });

  it('lets texts be removed and come back', async () => {
    await change({ hint: null });
    expect(textOf('mixed')).toBe('Total 1 baht paid');
    await change({ hint: 'again', count: 4 });
    expect(textOf('mixed')).toBe('Total 4 againbaht paid');
  });

  it('keeps the order of what is inserted before a translated text, and lets rows move and leave', async () => {
    await change({ extra: true });
    expect(textOf('beside')).toBe('newfirstlast');
    await change({ extra: false });
    expect(textOf('beside')).toBe('last');
    await change({ rows: ['c', 'a', 'd'] });
    expect(textOf('rows')).toBe('cad');
  });
});
