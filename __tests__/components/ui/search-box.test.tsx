import { screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { SearchBox, type SearchBoxProps } from '@/components/ui/search-box';
import { renderUi, textsOf } from '../../support/render';

const NAMES = ['Лайм', 'Лимон', 'Лимонад', 'Мята'];

function Fruit(props: Partial<SearchBoxProps<string>>) {
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const find = useCallback((query: string) => NAMES.filter((name) => name.startsWith(query)), []);
  return (
    <>
      <SearchBox
        aria-label="Фрукт"
        value={text}
        onChange={setText}
        opened={opened}
        onOpenedChange={setOpened}
        find={find}
        onChoose={() => setOpened(false)}
        option={(name) => ({ key: name, children: name })}
        list={{ label: 'Фрукты' }}
        status={({ length }) => `${length} шт.`}
        {...props}
      />
      <button>Дальше</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Фрукт' });
const options = () => textsOf(screen.queryAllByRole('option'));
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  expect(screen.queryAllByRole('option', { selected: true }).map((option) => option.id)).toEqual(id ? [id] : []);
  return id && document.getElementById(id)?.textContent;
};

it('names the marked option to screen readers, and none after typing on or closing', async () => {
  const onChoose = jest.fn();
  const { user } = renderUi(<Fruit onChoose={onChoose} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.type(field(), 'Ли');
  await waitFor(() => expect(options()).toEqual(['Лимон', 'Лимонад']));
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Фрукты' }).id);
  expect(screen.getByRole('status')).toHaveTextContent('2 шт.');
  expect(marked()).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Лимонад');
  await user.keyboard('м');
  expect(marked()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('Лимонад');
  await user.keyboard('{Escape}');
  expect([options(), field().getAttribute('aria-expanded')]).toEqual([[], 'false']);
  await user.keyboard('{ArrowDown}');
  expect([options(), marked()]).toEqual([['Лимон', 'Лимонад'], null]);
  // The mark before Escape is forgotten: Enter chooses the first match.
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['Лимон']]);
});

it('chooses the first match of a text that was typed faster than searched, the marked one otherwise', async () => {
  const onChoose = jest.fn();
  const { user } = renderUi(<Fruit onChoose={onChoose} />);
  await user.type(field(), '{Enter}Мя{Enter}');
  expect(onChoose.mock.calls).toEqual([['Мята']]);
  await user.retype(field(), 'Л');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowUp}{Control>}{Enter}{/Control}');
  expect(onChoose).toHaveBeenCalledTimes(1);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith('Лимонад');
});

it('closes when the focus leaves, keeps it while the list is pressed, and the first Escape from the dialog while it is shown', async () => {
  const { user } = renderUi(<Fruit onChoose={() => {}} />);
  await user.type(field(), 'Л');
  expect(field()).not.toHaveAttribute('data-keeps-escape');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(field()).toHaveAttribute('data-keeps-escape', 'true');
  await user.keyboard('{Escape}');
  expect(field()).not.toHaveAttribute('data-keeps-escape');
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('option', { name: 'Лайм' }));
  expect(field()).toHaveFocus();
  await user.tab();
  expect(options()).toEqual([]);
});

it('leaves Enter to the form if configured', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Fruit onEnter={null} />
    </form>,
  );
  await user.type(field(), 'Мя{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('always has a mark in an inline list, which wraps around, also when a finger or mouse moves it', async () => {
  const onChoose = jest.fn();
  const { user } = renderUi(<Fruit inline onChoose={onChoose} />);
  expect([options(), marked()]).toEqual([NAMES, 'Лайм']);
  await user.keyboard('{Tab}{ArrowUp}');
  expect(marked()).toBe('Мята');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Лайм');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Лимон');
  await user.hover(screen.getByRole('option', { name: 'Мята' }));
  expect(marked()).toBe('Мята');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Мята');
  await user.keyboard('Лимо');
  await waitFor(() => expect(options()).toEqual(['Лимон', 'Лимонад']));
  expect(marked()).toBe('Лимон');
});
