import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Column } from '@/components/table/column';
import { DataTable, type DataTableProps } from '@/components/table/data-table';
import type { Sort } from '@/lib/domain/tree';
import type { Words } from '@/lib/lists/list';
import { renderUi, textsOf } from '../../support/render';

interface Keg {
  id: number;
  name: string;
  litres: number;
  cost: number;
  left: number;
  at: number;
}

const COLUMNS: Column<Keg>[] = [
  { key: 'id', kind: 'id', label: 'ID', width: 60, sortable: true, wideOnly: true, fixed: true },
  { key: 'name', kind: 'text', label: 'Сорт', sortable: true, pinned: true, fixed: true },
  { key: 'litres', kind: 'quantity', label: 'Литры', width: 80 },
  { key: 'cost', kind: 'money', label: 'Цена', width: 80 },
  { key: 'left', kind: 'percent', label: 'Осталось', width: 80 },
  { key: 'at', kind: 'time', label: 'Когда', width: 120 },
];

const kegs = (count: number): Keg[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Кега ${index + 1}`,
    litres: 1234.5,
    cost: 1234567.891,
    left: 12.5,
    at: 1_790_000_000,
  }));

const grid = () => screen.getByRole('grid', { name: 'Кеги' });
const rows = () => within(grid()).getAllByRole('row').slice(1);
const row = (index: number) => grid().querySelector<HTMLElement>(`tbody tr[aria-rowindex="${index + 2}"]`);
const heads = () => textsOf(within(grid()).getAllByRole('columnheader')).slice(0, -1);

const Kegs = (props: Partial<DataTableProps<Keg>>) => (
  <DataTable id="kegs" label="Кеги" columns={COLUMNS} rows={kegs(3)} getKey={(keg) => keg.id} {...props} />
);
const show = (props: Partial<DataTableProps<Keg>> = {}, locale: 'ru' | 'en' = 'ru') =>
  renderUi(<Kegs {...props} />, { locale });

test('cells are written and placed by their kind, and follow the language', () => {
  const english = show({}, 'en');
  expect(rows()[0]?.querySelector('[data-column="cost"]')?.textContent).toBe('1\u202f234\u202f567.89');
  english.unmount();
  show();
  const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
  const written = '1 | Кега 1 | 1\u202f234,500 | 1\u202f234\u202f567,89 | 12,50\u202f% | 21.09.2026 21:13 | ';
  expect(textsOf(cells)).toEqual(written.split(' | '));
  const numbers = cells.filter((cell) => cell.dataset['align'] === 'end');
  expect(numbers.map((cell) => cells.indexOf(cell))).toEqual([2, 3, 4]);
});

test('cells say where each row is; the rows have one stop for Tab, and no order where it is given', () => {
  show({ selected: 2 });
  expect(grid()).toHaveAttribute('aria-rowcount', '4');
  expect(rows().map((one) => one.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4']);
  expect(rows().map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  expect(within(grid()).queryByRole('button', { name: 'ID' })).toBeNull();
});

test('the foot has the totals of visible columns, and no line where each of its columns is hidden', async () => {
  const totals = [
    { key: 'litres', label: 'Литров', cells: { litres: 3703.5 } },
    { key: 'cost', label: 'На сумму', cells: { cost: 7 } },
  ];
  const { user } = show({ totals });
  const foot = () => [...grid().querySelectorAll('tfoot th')].map(({ textContent }) => textContent);
  expect(foot()).toEqual(['Литров', 'На сумму']);
  expect(grid()).toHaveAttribute('aria-rowcount', '6');
  await user.click(screen.getByRole('button', { name: /Столбцы/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Цена, ฿' }));
  await waitFor(() => expect(foot()).toEqual(['Литров']));
  expect(grid()).toHaveAttribute('aria-rowcount', '5');
});

test('sorting is asked for by the sortable heads alone, with Shift too, and turned round by pressing again', async () => {
  const onSortChange = jest.fn();
  function Sorted() {
    const [sort, setSort] = useState<Sort<string>>({ key: 'id', direction: 'asc' });
    const change = (next: Sort<string>) => {
      onSortChange(next);
      setSort(next);
    };
    return <Kegs rows={kegs(2)} sort={sort} onSortChange={change} />;
  }
  const { user } = renderUi(<Sorted />);
  const head = (name: string) => user.click(within(grid()).getByRole('button', { name }));
  expect(textsOf(within(grid()).getAllByRole('button'))).toEqual(['ID↑', 'Сорт', '']);
  await head('ID');
  await head('Сорт');
  expect(onSortChange.mock.calls).toEqual([[{ key: 'id', direction: 'desc' }], [{ key: 'name', direction: 'asc' }]]);
  expect(screen.getByRole('columnheader', { name: 'Сорт' })).toHaveAttribute('aria-sort', 'ascending');
  await head('Сорт');
  await head('Сорт');
  expect(onSortChange.mock.calls.slice(2)).toEqual([
    [{ key: 'name', direction: 'desc' }],
    [{ key: 'name', direction: 'asc' }],
  ]);
  await user.keyboard('{Shift>}');
  await head('ID');
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'id', direction: 'asc' });
});

it('rows are driven by the keyboard, the focus and the selection moving together', async () => {
  const onSelect = jest.fn();
  const onOpen = jest.fn();
  const { user } = show({ rows: kegs(5000), onSelect, onOpen });
  act(() => row(0)?.focus());
  await user.keyboard('{ArrowDown}');
  expect(row(1)).toHaveFocus();
  expect(row(1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{PageDown}');
  expect(row(16)).toHaveFocus();
  await user.keyboard('{End}');
  await waitFor(() => expect(row(4999)).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 5000 }));
  await user.keyboard('{Home}{ArrowUp}');
  await waitFor(() => expect(row(0)).toHaveFocus());
  expect(onSelect).toHaveBeenLastCalledWith(1);
  expect(rows().length).toBeLessThan(100);
});

it('rows are drawn again only when their own state changes', async () => {
  const render = jest.fn((keg: Keg) => keg.name);
  const columns = COLUMNS.map((column) => (column.key === 'name' ? { ...column, render } : column));
  const { user } = show({ rows: kegs(3), columns, sort: { key: 'id', direction: 'asc' }, onSortChange: () => {} });
  act(() => row(0)?.focus());
  render.mockClear();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(new Set(render.mock.calls.map(([keg]) => keg.id))).toEqual(new Set([1, 2, 3]));
  render.mockClear();
  await user.keyboard('{ArrowUp}');
  expect(new Set(render.mock.calls.map(([keg]) => keg.id))).toEqual(new Set([2, 3]));
});

it('rows are selected by a click, and opened by a double one or a tap', async () => {
  const onSelect = jest.fn();
  const onOpen = jest.fn();
  const { user } = show({ onSelect, onOpen });
  await user.click(screen.getByText('Кега 2'));
  expect(onSelect).toHaveBeenCalledWith(2);
  expect(onOpen).not.toHaveBeenCalled();
  await user.dblClick(screen.getByText('Кега 3'));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Кега 2') });
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('rows are opened by a click on a cell that opens, and once', async () => {
  const onOpen = jest.fn();
  const columns = COLUMNS.map((column) =>
    column.key === 'name' ? { ...column, opens: ({ id }: Keg) => id > 1 } : column,
  );
  const { user } = show({ onOpen, columns });
  await user.click(screen.getByText('Кега 1'));
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByText('Кега 2'));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});

it('rows leave the keys of a cell’s own field alone', async () => {
  const columns: Column<Keg>[] = [{ ...COLUMNS[1]!, render: () => <input aria-label="имя" /> }];
  const onOpen = jest.fn();
  const { user } = show({ rows: kegs(1), columns, onOpen });
  await user.type(screen.getByLabelText('имя'), 'а{ArrowDown}{Enter}');
  expect(screen.getByLabelText('имя')).toHaveFocus();
  expect(onOpen).not.toHaveBeenCalled();
});

describe('columns', () => {
  const css = () => document.querySelector('style[data-columns="kegs"]')?.textContent ?? '';

  it('can be hidden, and stay so', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    const items = await screen.findAllByRole('menuitemcheckbox');
    expect(textsOf(items)).toEqual(['Литры', 'Цена, ฿', 'Осталось', 'Когда']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Цена, ฿' }));
    expect(heads()).toEqual(['ID', 'Сорт', 'Литры', 'Осталось', 'Когда']);
    unmount();
    const again = show();
    expect(heads()).not.toContain('Цена, ฿');
    await again.user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await again.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Цена, ฿' }));
    expect(heads()).toContain('Цена, ฿');
  });

  describe('in a box', () => {
    const Plain = window.ResizeObserver;
    const width = (value: number) =>
      Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value });
    beforeEach(() => {
      window.innerWidth = 1366;
      window.ResizeObserver = class extends Plain {
        constructor(private readonly tell: ResizeObserverCallback) {
          super(tell);
        }
        override observe() {
          this.tell([], this);
        }
      };
    });
    afterEach(() => {
      window.ResizeObserver = Plain;
      window.innerWidth = 1024;
      width(1000);
    });
    const columns = COLUMNS.map((column) =>
      column.key === 'cost' || column.key === 'left' ? { ...column, priority: 'low' as const } : column,
    );
    /** The rule of the style sheet that hides a column: the width below which it holds. */
    const goesBelow = (key: string): number | undefined => {
      const rule = new RegExp(
        String.raw`@container \(max-width:([\d.]+)px\)\{#table-kegs \[data-column="${key}"\]\{display:none`,
      );
      const [, below] = rule.exec(css()) ?? [];
      return below === undefined ? undefined : Number(below);
    };

    it('without room for all, those of low priority go from the right, and the button says how many', async () => {
      width(300);
      const { user, unmount } = show({ columns });
      expect(goesBelow('left')).toBeGreaterThan(goesBelow('cost') ?? Infinity);
      expect(goesBelow('litres')).toBeUndefined();
      await user.click(screen.getByRole('button', { name: 'Столбцы: 2 не поместились' }));
      const item = await screen.findByRole('menuitemcheckbox', { name: 'Цена, ฿' });
      expect(item).toHaveAttribute('aria-checked', 'false');
      await user.click(item);
      expect(item).toHaveAttribute('aria-checked', 'true');
      expect(goesBelow('cost')).toBeUndefined();
      unmount();
      show({ columns });
      expect(goesBelow('cost')).toBeUndefined();
      expect(screen.getByRole('button', { name: 'Столбцы: 1 не поместился' })).toBeVisible();
    });

    it('in a narrow window, those for wide windows go too', () => {
      width(300);
      window.innerWidth = 1365;
      show({ columns });
      expect(screen.getByRole('button', { name: 'Столбцы: 3 не поместились' })).toBeVisible();
      expect(css()).toMatch(
        /@media \(max-width:1365\.98px\)\{@container \(max-width:[\d.]+px\)\{#table-kegs \[data-column="id"\]/,
      );
    });

    it('those without room are not drawn and have no track, those that stay are set in small type from 1366 px on; with room for all, none goes', () => {
      width(300);
      show({ columns });
      expect(heads()).toEqual(['ID', 'Сорт', 'Литры', 'Когда']);
      expect(rows()[0]?.querySelector('[data-column="cost"]')).toBeNull();
      const tracks = /--table-columns:([^;]+);/.exec(css())?.[1];
      expect(tracks).toBe('var(--c-id) var(--c-name) var(--c-litres) var(--c-at) 32px');
      const [, below, least] =
        /@media \(min-width:1366px\)\{@container \(max-width:([\d.]+)px\)\{#table-kegs\{--table-least:(\d+)px;--table-font/.exec(
          css(),
        ) ?? [];
      expect(Number(least)).toBeLessThan(Number(below));
      expect(css()).toMatch(/--table-head:42px[^}]*\}[^}]*#table-kegs td\[data-column="at"\][^{]*\{white-space:normal/);
      width(1000);
      act(() => void window.dispatchEvent(new Event('resize')));
      expect(heads()).toEqual(['ID', 'Сорт', 'Литры', 'Цена, ฿', 'Осталось', 'Когда']);
      expect(rows()[0]?.querySelector('[data-column="cost"]')).not.toBeNull();
      expect(goesBelow('left')).toBeLessThan(1000);
      expect(screen.getByRole('button', { name: 'Столбцы' })).toBeVisible();
    });

    it('a text stands on two lines before a column goes', () => {
      width(300);
      show({ columns, rows: [{ ...kegs(1)[0]!, name: 'Двойной пшеничный нефильтрованный эль тёмный' }] });
      const [, wraps] =
        /@container \(max-width:([\d.]+)px\)\{#table-kegs\{[^}]*\}#table-kegs td\[data-column="name"\]\{white-space:normal/.exec(
          css(),
        ) ?? [];
      expect(Number(wraps)).toBeGreaterThan(goesBelow('left') ?? Infinity);
    });

    it('those that belong together go together', () => {
      width(1000);
      show({
        columns: columns.map((column) => (column.priority ? { ...column, together: 'balance' } : column)),
      });
      expect(goesBelow('cost')).toBe(goesBelow('left'));
    });
  });

  it('take the width of their longest text', () => {
    const track = () => Number(/--c-cost:(?:minmax\()?(\d+)px/.exec(css())?.[1]);
    const { unmount } = show();
    const before = track();
    unmount();
    show({ rows: [...kegs(3), { ...kegs(4)[3]!, cost: 123_456_789.5 }] });
    expect(track()).toBeGreaterThan(before);
  });

  it('take the width of the longest figure with its unit, which need not be the largest', () => {
    const track = () => Number(/--c-litres:(?:minmax\()?(\d+)px/.exec(css())?.[1]);
    const written = COLUMNS.map((column) =>
      column.key === 'litres'
        ? {
            ...column,
            decimals: ({ litres }: Keg) => (Number.isInteger(litres) ? 0 : 3),
            written: (_: Keg, _words: Words, text: string) => `${text} порций`,
          }
        : column,
    );
    const few = kegs(2).map((keg, at) => ({ ...keg, litres: [48, 2][at]! }));
    const { unmount } = show({ rows: few, columns: written });
    const before = track();
    unmount();
    show({ rows: [...few, { ...kegs(3)[2]!, litres: 15.6 }], columns: written });
    expect(track()).toBeGreaterThan(before);
  });

  it('leave no room: another grows in place of one that is hidden', () => {
    const order = ['at', 'name', 'cost'].map((key) => COLUMNS.find((column) => column.key === key)!);
    show({
      columns: order.map((column) => (column.key === 'name' ? { ...column, pinned: false, wideOnly: true } : column)),
    });
    expect(css()).toMatch(/--c-name:minmax\(\d+px,1fr\)/);
    const [, hiding = ''] = /\[data-column="name"\]\{display:none!important\}(.*)/.exec(css()) ?? [];
    expect(hiding).toMatch(/--c-at:minmax\(\d+px,1fr\)/);
  });

  it('cannot be hidden when they are fixed, whatever is remembered', () => {
    localStorage.setItem('table.kegs.hidden', 'name,litres,gone');
    show();
    expect(heads()).toEqual(['ID', 'Сорт', 'Цена, ฿', 'Осталось', 'Когда']);
  });
});

test('states shows rows of the final height while loading, says what is empty and what failed', () => {
  const { rerender } = show({ rows: undefined });
  expect(grid()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем…');
  expect(document.querySelectorAll('tr[data-skeleton]')).toHaveLength(12);
  rerender(<Kegs rows={[]} empty={<p>Пусто</p>} />);
  expect(screen.getByText('Пусто')).toBeVisible();
  rerender(<Kegs rows={undefined} error={<p>Беда</p>} />);
  expect(screen.getByText('Беда')).toBeVisible();
  expect(document.querySelector('tr[data-skeleton]')).toBeNull();
});
