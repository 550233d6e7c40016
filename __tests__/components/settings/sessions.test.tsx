import { screen, waitFor, within } from '@testing-library/react';
import { ChoicesContext } from '@/components/frame/choices';
import { AccountSection } from '@/components/settings/account-section';
import { OwnPasswordDialog, PasswordRow } from '@/components/settings/password-row';
import { EndSessionDialog, SessionsSection } from '@/components/settings/sessions-section';
import { Toasts } from '@/components/ui/toasts';
import { changeOwnPassword } from '@/lib/contract/users';
import { CODE } from '@/lib/contract/problem';
import { endSession, listSessions, type SignedInAt } from '@/lib/contract/sessions';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';

const of = (session_id: number, session: Partial<SignedInAt> = {}): SignedInAt => ({
  ...{ session_id, device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0', address: '10.0.0.1' },
  ...{ created_time: 1_790_000_000, last_time: 1_790_003_600, is_current: false },
  ...session,
});

let listed: SignedInAt[];
let server: Server;

beforeAll(() => Promise.all([EndSessionDialog.load(), OwnPasswordDialog.load()]));
beforeEach(() => {
  listed = [of(1, { is_current: true }), of(2, { device: '', address: '' }), of(3, { address: '10.0.0.9' })];
  server = serve(
    on(listSessions, () => ({ items: listed })),
    on(endSession, () => {
      listed = listed.filter(({ is_current }) => is_current);
      return {};
    }),
    on(changeOwnPassword, {}),
  );
});

const open = () =>
  renderUi(
    <ChoicesContext value={{ areStored: true }}>
      <SessionsSection />
      <PasswordRow />
      <AccountSection />
      <Toasts />
    </ChoicesContext>,
  );
const list = () => screen.findByRole('list', { name: 'Где вы вошли' });

describe('where one is signed in', () => {
  it('is told by device, address and time; this device has no button', async () => {
    open();
    const [here, unknown, other] = within(await list()).getAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome, Windows это устройство10.0.0.1 · вход 21.09.2026');
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(unknown).toHaveTextContent(/^Неизвестное устройство вход/);
    expect(within(other as HTMLElement).getByRole('button', { name: 'Завершить: Chrome, Windows' })).toBeVisible();
  });

  it('one is ended after a question, and leaves the list', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Завершить: Неизвестное устройство' }));
    const question = await screen.findByRole('dialog', { name: 'Завершить сеанс: Неизвестное устройство?' });
    expect(server.commands()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Завершить' }));
    expect(await screen.findByText('Сеанс завершён')).toBeVisible();
    expect(server.commands()).toEqual([{ id: endSession.id, body: { session_id: 2 } }]);
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('all others are ended at once; a single other one has its own button only', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Завершить все остальные' }));
    const question = await screen.findByRole('dialog', { name: 'Завершить 2 других сеанса?' });
    await user.click(within(question).getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(server.commands()).toEqual([{ id: endSession.id, body: { others: true } }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Завершить все остальные' })).toBeNull());
  });

  it('a failure is told, and asks again', async () => {
    server.on(listSessions, refuse(CODE.internal));
    open();
    expect(await screen.findByText('Не удалось узнать, где вы вошли')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });
});

describe('the own password', () => {
  const fill = async (user: ReturnType<typeof open>['user'], repeated: string, password = 'Nok2026x') => {
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый пароль' });
    await user.type(within(dialog).getByLabelText(/Нынешний пароль/), 'old-one');
    await user.type(within(dialog).getByLabelText(/^Новый пароль( \*)?$/), password);
    await user.type(within(dialog).getByLabelText(/Новый пароль ещё раз/), repeated);
    await user.tab();
    return dialog;
  };

  it('is sent with the old one when both entries agree', async () => {
    const { user } = open();
    const dialog = await fill(user, 'Nok2026x');
    await user.click(within(dialog).getByRole('button', { name: 'Сменить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.commands()).toEqual([
      { id: changeOwnPassword.id, body: { old_password: 'old-one', password: 'Nok2026x' } },
    ]);
  });

  it('is not sent while the entries differ, or against the rule', async () => {
    const { user } = open();
    const dialog = await fill(user, 'Nok2026y');
    expect(within(dialog).getByLabelText(/Новый пароль ещё раз/)).toHaveAccessibleDescription('Пароли не совпадают');
    expect(within(dialog).getByRole('button', { name: 'Сменить' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    const again = await fill(user, 'пароль1', 'пароль1');
    expect(within(again).getByText('Нужны 6–16 латинских букв или цифр')).toBeVisible();
    expect(within(again).getByRole('button', { name: 'Сменить' })).toBeDisabled();
    expect(server.commands()).toEqual([]);
  });

  it('a wrong old one is told at its field', async () => {
    server.on(changeOwnPassword, refuse(1, { field: 'old_password' }));
    const { user } = open();
    const dialog = await fill(user, 'Nok2026x');
    await user.click(within(dialog).getByRole('button', { name: 'Сменить' }));
    await waitFor(() => expect(within(dialog).getByLabelText(/Нынешний пароль/)).toBeInvalid());
  });
});
