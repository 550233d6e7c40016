import { screen, within } from '@testing-library/react';
import RootError from '@/app/error';
import { NoAccess } from '@/components/frame/no-access';
import { PageFailed } from '@/components/frame/page-failed';
import { PageMissing } from '@/components/frame/page-missing';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { CODE } from '@/lib/contract/problem';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { SECTIONS } from '@/lib/contract/sections';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { renderUi } from '../../support/render';

it('an error in the words of staff: translates a known refusal and keeps the technical part folded', async () => {
  const problem = { code: 11, message: 'low', key: 'balanceTooLow', request_id: 'r-42' } as const;
  const { user } = renderUi(<ProblemAlert problem={problem} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Недостаточно средств');
  expect(screen.getByText('r-42')).not.toBeVisible();
  await user.click(screen.getByText('Подробности'));
  expect(screen.getByText('r-42')).toBeVisible();
  expect(screen.getByText('low')).toBeVisible();
});

it('an error in the words of staff: has a text for every code, and a name for every right that a section needs, in both languages', () => {
  const rights = SECTIONS.flatMap(({ access }) =>
    typeof access !== 'object' ? [] : 'flags' in access ? access.flags : access.anyOf,
  );
  for (const { errors, states } of [ru, en]) {
    for (const code of Object.values(CODE)) expect(errors).toHaveProperty(`e${code}`);
    for (const right of rights) expect(states.rights).toHaveProperty(right);
  }
});

it('pages without content: names the missing right, and links to sections that can be opened', () => {
  renderUi(<NoAccess section="expenses" open={['menu', 'settings']} />, { offers: { permissions: NO_PERMISSION } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Раздел «Движение денег» вам недоступен');
  expect(screen.getByText(/Нужно право: просмотр движения денег/)).toBeVisible();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/menu', '/settings']);
});

it('pages without content: an account that holds the right is told that the section is closed to it', () => {
  renderUi(<NoAccess section="expenses" open={[]} />);
  expect(screen.getByText('Этой учётной записи раздел закрыт независимо от её прав.')).toBeVisible();
  expect(screen.queryByText(/Нужно право/)).toBeNull();
});

it('pages without content: shows a failed page: retry, and the number in the log', async () => {
  const retry = jest.fn();
  const { user } = renderUi(<RootError error={Object.assign(new Error('boom'), { digest: '4711' })} retry={retry} />);
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await user.click(screen.getByText('Подробности'));
  expect(screen.getByText('4711')).toBeVisible();
});

it('pages without content: does not send people to the log of a server for a fault of the page', async () => {
  const { user } = renderUi(<PageFailed error={new TypeError('x is not a function')} retry={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Сбой на этой странице, а не на сервере.');
  await user.click(screen.getByText('Подробности'));
  expect(screen.queryByText('Номер ошибки')).not.toBeInTheDocument();
  expect(screen.getByText('TypeError: x is not a function')).toBeVisible();
  Object.assign(document, { execCommand: jest.fn(() => true) });
  await user.click(screen.getByRole('button', { name: 'Скопировать' }));
  expect(screen.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  Reflect.deleteProperty(document, 'execCommand');
});

it('pages without content: leads home from an unknown address', () => {
  renderUi(<PageMissing />, { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});
