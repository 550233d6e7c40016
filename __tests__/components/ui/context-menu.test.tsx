import { act, fireEvent, screen } from '@testing-library/react';
import { ContextMenu } from '@/components/ui/context-menu';
import { inMain } from '../in-main';
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

it('closes when the user scrolls the list by wheel or finger, not while it moves by itself nor scrolls inside', async () => {
  const onClose = jest.fn();
  await after(() => renderUi(inMain(<ContextMenu menu={menu} onClose={onClose} />)));
  const list = screen.getByRole('main');
  await after(() => fireEvent.scroll(list));
  await after(() => fireEvent.wheel(screen.getByRole('menuitem', { name: 'Удалить' })));
  expect(onClose).not.toHaveBeenCalled();
  await after(() => fireEvent.wheel(list));
  expect(onClose).toHaveBeenCalledTimes(1);
  await after(() => fireEvent.touchStart(list));
  expect(onClose).toHaveBeenCalledTimes(2);
});
