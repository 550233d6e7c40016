import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FolderTree } from '@/components/tree/folder-tree';
import { renderUi } from '../../support/render';

const NODES = [
  { id: 1, parent: 0, name: 'Бар', count: 5 },
  { id: 2, parent: 1, name: 'Пиво' },
  { id: 3, parent: 1, name: 'Вино' },
  { id: 4, parent: 3, name: 'Красное' },
  { id: 5, parent: 0, name: 'Кухня' },
  { id: 6, parent: 0, name: 'Кофе' },
];

function Tree({ start = 0 }: { start?: number }) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <FolderTree label="Папки" nodes={NODES} open={open} onOpen={setOpen} />
      <output>{open}</output>
      <button onClick={() => setOpen(4)}>Извне</button>
    </>
  );
}

const lines = () => screen.getAllByRole('treeitem').map((item) => item.title);
const item = (name: string) => screen.getByRole('treeitem', { name });
const opened = () => screen.getByRole('status').textContent;

it('renders only expanded folders, with their position for a screen reader; finds by the first letters; the arrow expands, the name opens', async () => {
  const { user } = renderUi(<Tree />);
  expect(lines()).toEqual(['Бар', 'Кухня', 'Кофе']);
  expect(item('Бар')).toHaveAttribute('aria-expanded', 'false');
  expect(item('Кухня')).not.toHaveAttribute('aria-expanded');
  expect(item('Кухня')).toHaveAttribute('aria-posinset', '2');
  expect(item('Кухня')).toHaveAttribute('aria-setsize', '3');
  await user.tab();
  await user.keyboard('к');
  expect(item('Кухня')).toHaveFocus();
  await user.keyboard('о');
  expect(item('Кофе')).toHaveFocus();
  await user.click(item('Бар').firstElementChild as Element);
  expect(lines()).toContain('Пиво');
  expect(opened()).toBe('0');
  await user.click(screen.getByText('Пиво'));
  expect(opened()).toBe('2');
});

it('reveals the open folder, also when it is opened from elsewhere', async () => {
  const { user } = renderUi(<Tree start={2} />);
  expect(lines()).toEqual(['Бар', 'Пиво', 'Вино', 'Кухня', 'Кофе']);
  await user.click(screen.getByRole('button', { name: 'Извне' }));
  expect(lines()).toEqual(['Бар', 'Пиво', 'Вино', 'Красное', 'Кухня', 'Кофе']);
  expect(item('Красное')).toHaveAttribute('aria-selected', 'true');
});

it('Tab focuses the open folder and arrows move', async () => {
  const { user } = renderUi(<Tree start={5} />);
  await user.tab();
  expect(item('Кухня')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Бар')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(item('Красное')).toHaveFocus();
  expect(item('Красное')).toHaveAttribute('aria-level', '3');
  await user.keyboard('{ArrowLeft}');
  expect(item('Вино')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(item('Вино')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}{ArrowDown}{ArrowUp}{Enter}');
  expect(opened()).toBe('5');
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});
