import { screen } from '@testing-library/react';
import { PageHeader } from '@/components/frame/page-header';
import { Button } from '@/components/ui/button';
import { renderUi } from '../../support/render';

test('the actions of a screen have a ⋯ that opens the rest on a phone, and closes it again', async () => {
  const actions = ['Печать', 'Файл', 'Папка', 'Блюдо'].map((name) => <Button key={name}>{name}</Button>);
  const { user } = renderUi(<PageHeader title="Меню" actions={actions} />);
  const more = screen.getByRole('button', { name: 'Другие действия' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  const opened = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(opened).toContainElement(screen.getByRole('button', { name: 'Файл' }));
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
