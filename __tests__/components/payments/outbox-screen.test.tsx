import { screen, waitFor, within } from '@testing-library/react';
import { OutboxScreen } from '@/components/sections/payments/outbox-screen';
import { listMails, resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';
import { mail, SOON } from './mail';

const serveOutbox = (items: readonly PaymentMail[], has_mail_server: boolean) =>
  serve(on(listMails, { items, total: items.length, has_mail_server }), on(resendMail, {}));
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('without a mail server it says so and shows the codes; nothing can be sent', async () => {
  serveOutbox([mail(1, 'Мали', { state: 'held', attempts: 0, code: '048213' })], false);
  renderUi(<OutboxScreen />);
  const row = await rowOf('Мали');
  expect(row).toHaveTextContent('048213');
  expect(row).toHaveTextContent('Не отправляется');
  expect(screen.getByText(/^Почтовый сервер не настроен/)).toBeVisible();
  expect(within(row).queryByRole('button')).toBeNull();
});

it('a mail that was given up tells why and is sent again, but not on a server that is read only', async () => {
  const server = serveOutbox(
    [
      mail(1, 'Мали', { state: 'dead', error: '550 No such user' }),
      mail(2, 'Нок', { state: 'sent', repeated: true, sent_time: SOON - 590 }),
      mail(3, 'Чай', { state: 'dead', expires_time: SOON - 1000 }),
    ],
    true,
  );
  const { user, unmount } = renderUi(<OutboxScreen />);
  const row = await rowOf('Мали');
  expect(row).toHaveTextContent('Не доставлено');
  expect(row).toHaveTextContent('Не удалось доставить письмо: 550 No such user');
  expect(await rowOf('Нок')).toHaveTextContent('Отправлено, возможно дважды');
  expect(await rowOf('Чай')).toHaveTextContent('Код перестал действовать раньше, чем письмо ушло');
  for (const name of ['Нок', 'Чай']) expect(within(await rowOf(name)).queryByRole('button')).toBeNull();
  await user.choose(within(row).getByRole('button', { name: /Действия с письмом/ }), 'Отправить ещё раз');
  await waitFor(() => expect(server.bodies(resendMail)).toEqual([{ mail_id: 1 }]));
  unmount();
  renderUi(<OutboxScreen />, { offers: { readsOnly: true } });
  expect(within(await rowOf('Мали')).queryByRole('button')).toBeNull();
});
