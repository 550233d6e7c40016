import { act, fireEvent, screen } from '@testing-library/react';
import { ContextMenu } from '@/components/ui/context-menu';
import { renderUi } from '../../support/render';

const menu = {
  label: 'Меню строки',
  title: 'Гаспачо',
  place: { x: 10, y: 10, atEnd: false },
  from: null,
  serial: 1,
  groups: [{ key: 'row', entries: [{ kind: 'action' as const, key: 'remove', label: 'Удалить', run: () => {} }] }],
};

/** The menu is positioned in a later turn, as after every scroll. */
const after = (event: () => unknown) => act(() => Promise.resolve(event()));

async function open() {
  const onClose = jest.fn();
  await after(() =>
    renderUi(
      <main id="main">
        <ContextMenu menu={menu} onClose={onClose} />
      </main>,
    ),
  );
  return { onClose, list: screen.getByRole('main'), item: screen.getByRole('menuitem', { name: 'Удалить' }) };
}

it('stays while the list below moves by itself, as when a row scrolls into view', async () => {
  const { onClose, list } = await open();
  await after(() => fireEvent.scroll(list));
  expect(onClose).not.toHaveBeenCalled();
});

it('closes when the user scrolls the list, by wheel or by finger', async () => {
  const { onClose, list } = await open();
  await after(() => fireEvent.wheel(list));
  expect(onClose).toHaveBeenCalledTimes(1);
  await after(() => fireEvent.touchStart(list));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('stays while the user scrolls inside it', async () => {
  const { onClose, item } = await open();
  await after(() => fireEvent.wheel(item));
  expect(onClose).not.toHaveBeenCalled();
});
