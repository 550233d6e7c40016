import { screen, waitFor, within } from '@testing-library/react';
import { AccountBar } from '@/components/frame/account-bar';
import { goTo } from '@/components/frame/browser';
import { ChoicesContext } from '@/components/frame/choices';
import { WhoContext } from '@/components/frame/who';
import { PreferencesScreen } from '@/components/sections/settings/preferences-screen';
import { CODE } from '@/lib/contract/problem';
import { listOwnMessages, sendTestMessage, type OwnMessage } from '@/lib/sections/settings/contract/messages';
import { getPreferences, savePreferences, type Preferences } from '@/lib/sections/settings/contract/preferences';
import { signOut } from '@/lib/sections/auth/contract/sign-in';
import type { SectionId } from '@/lib/contract/sections';
import type { Flag } from '@/lib/contract/access';
import { permissionsOf } from '@/lib/rights/permissions';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';

jest.mock('@/components/frame/browser', () => ({
  ...jest.requireActual<object>('@/components/frame/browser'),
  goTo: jest.fn(),
}));

interface Given {
  readonly flags?: readonly Flag[];
  readonly areStored?: boolean;
  /** Whether the server is our own. */
  readonly ours?: boolean;
  readonly startSections?: readonly SectionId[];
}

function open({ flags = [], areStored = true, ours = false, startSections = ['menu', 'orders'] }: Given = {}) {
  return renderUi(
    <WhoContext value={{ login: 'olga', server: 'Main bar' }}>
      <ChoicesContext value={{ areStored }}>
        <PreferencesScreen startSections={startSections} start="" />
        <AccountBar user={{ login: 'olga' }} server={{ name: 'Main bar', readonly: false }} />
      </ChoicesContext>
    </WhoContext>,
    { at: '/settings/preferences', offers: { permissions: permissionsOf(flags), ours }, toasts: true },
  );
}

let server: Server;
beforeEach(() => {
  server = serve(on(savePreferences, {}), on(signOut, {}));
});
const stored = () => server.bodies(savePreferences);

const choice = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

afterEach(() => {
  for (const name of ['locale', 'rows', 'start']) document.cookie = `${name}=; max-age=0; path=/`;
});

it('a choice in the account bar is stored as well', async () => {
  const { user, router } = open();
  expect(screen.getByRole('button', { name: /Русский/, pressed: true })).toBeVisible();
  const bar = screen.getByRole('group', { name: 'Оформление' });
  await user.click(within(bar).getByRole('button', { name: 'Тёмное' }));
  await user.click(within(screen.getByRole('group', { name: 'Язык' })).getByRole('button', { name: /English/ }));
  await waitFor(() => expect(stored()).toEqual([{ theme: 'dark' }, { language: 'en' }]));
  expect(document.cookie).toContain('locale=en');
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(choice('Оформление', 'Тёмное')).toBeChecked();
});

it('a choice that could not be stored holds here and says so', async () => {
  server.on(savePreferences, refuse(CODE.internal));
  const { user } = open();
  await user.click(choice('Строк на странице', '100'));
  expect(await screen.findByText('Выбор запомнил только этот браузер')).toBeVisible();
  expect(document.cookie).toContain('rows=100');
  expect(choice('Строк на странице', '100')).toBeChecked();
});

it('a choice is the browser’s alone on a legacy server, which is not called', async () => {
  const { user } = open({ areStored: false });
  expect(screen.getByText(/Этот сервер настройки не хранит/)).toBeVisible();
  await user.click(choice('Язык', 'English'));
  await user.click(choice('Строк на странице', '100'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Начинать с раздела' }), 'Меню');
  expect(document.cookie).toContain('start=olga%2Fmenu');
  expect(server.asked()).toEqual([]);
});

it('a brewer has no section to choose', () => {
  open({ startSections: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Пивовар всегда начинает с пивоварни')).toBeVisible();
});

it('shows who is signed in, and signs out; has tabs of what the person has, this one marked, and none for somebody who has the preferences alone', async () => {
  const { user, unmount } = open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Вы вошли как olga')).toBeVisible();
  expect(screen.getByText('Сервер: Main bar')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Выйти' })[0] as HTMLElement);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login'));
  expect(server.asked()).toEqual([signOut.id]);
  unmount();
  open({ flags: ['ExpensesCategoriesEdit'] });
  const links = within(screen.getByRole('navigation', { name: 'Разделы настроек' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings/expense', '/settings/preferences']);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
});

const sending = { channel: 'mail', state: 'dead', attempts: 1, error: '550 no such box', sent_time: null } as const;
const told: OwnMessage = { ...sending, mail_id: 7, kind: 'day', about: '2026-11-26', created_time: 1_790_000_000 };
const serveMessages = (own: { items?: OwnMessage[]; has_mail_server?: boolean; has_webhook?: boolean } = {}) => {
  const chosen: Preferences = { told_daily: true, mail_address: 'olga@example.com' };
  const items = own.items ?? [told];
  server = serve(
    on(getPreferences, () => ({ ...chosen })),
    on(savePreferences, ({ body }) => {
      Object.assign(chosen, body);
      return {};
    }),
    on(listOwnMessages, () => ({ has_mail_server: true, has_webhook: false, ...own, items: [...items] })),
    on(sendTestMessage, () => {
      items.unshift({ ...told, mail_id: 8, kind: 'test', state: 'waiting', error: '', attempts: 0 });
      return {};
    }),
  );
};
const openTold = (given: Given = {}) => open({ flags: ['OrdersView'], ours: true, ...given });
const section = () => screen.findByRole('region', { name: 'Сообщения' });

it('messages are chosen at once, and the address in a dialog', async () => {
  serveMessages({ has_webhook: true });
  const { user } = openTold();
  const daily = await within(await section()).findByRole('switch', { name: 'Итоги дня' });
  expect(daily).toBeChecked();
  await user.click(daily);
  await waitFor(() => expect(daily).not.toBeChecked());
  await user.click(screen.getByRole('switch', { name: 'Через вебхук' }));
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  const address = await screen.findByRole('textbox', { name: 'Почта' });
  await user.retype(address, 'olga');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Проверьте адрес почты')).toBeVisible();
  await user.type(address, '@venue.example');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('olga@venue.example')).toBeVisible();
  expect(stored()).toEqual([{ told_daily: false }, { told_by_webhook: true }, { mail_address: 'olga@venue.example' }]);
});

it('messages are listed with their states, and a test is sent at a press', async () => {
  serveMessages();
  const { user } = openTold();
  const list = await screen.findByRole('list', { name: 'Последние сообщения' });
  expect(list).toHaveTextContent(/итоги дня · почта.*550 no such box.*Не доставлено/);
  await user.click(screen.getByRole('button', { name: 'Отправить пробное' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/пробное.*Отправляется/));
  expect(screen.queryByRole('switch', { name: 'Через вебхук' })).toBeNull();
  expect(screen.queryByText(/SMTP_URL/)).toBeNull();
});

it('messages say that mails are held without a mail server, and why a test was not sent', async () => {
  serveMessages({ has_mail_server: false, items: [] });
  server.on(sendTestMessage, refuse(CODE.badRequest, { key: 'nowhereToSend' }));
  const { user } = openTold();
  expect(await screen.findByText(/Почтовый сервер не настроен \(SMTP_URL\)/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Последние сообщения' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Отправить пробное' }));
  expect(await screen.findByText(/Сначала укажите почту или включите вебхук/)).toBeVisible();
});

it('messages are offered neither without the right to revenue nor on a legacy server', () => {
  openTold({ flags: ['MenuView', 'CashierView'] });
  openTold({ ours: false });
  expect(screen.queryByRole('region', { name: 'Сообщения' })).toBeNull();
  expect(server.asked()).toEqual([]);
});
