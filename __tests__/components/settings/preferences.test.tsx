import { screen, waitFor, within } from '@testing-library/react';
import { AccountBar } from '@/components/frame/account-bar';
import { goTo } from '@/components/frame/browser';
import { ChoicesContext } from '@/components/frame/choices';
import { WhoContext } from '@/components/frame/who';
import { PreferencesScreen } from '@/components/sections/settings/preferences-screen';
import { Toasts } from '@/components/ui/toasts';
import { CODE } from '@/lib/contract/problem';
import { savePreferences } from '@/lib/sections/settings/contract/preferences';
import { signOut } from '@/lib/sections/auth/contract/auth';
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
  readonly startSections?: readonly SectionId[];
}

function open({ flags = [], areStored = true, startSections = ['menu', 'orders'] }: Given = {}) {
  return renderUi(
    <WhoContext value={{ login: 'olga', server: 'Main bar' }}>
      <ChoicesContext value={{ areStored }}>
        <PreferencesScreen startSections={startSections} start="" />
        <AccountBar user={{ login: 'olga' }} server={{ name: 'Main bar', readonly: false }} />
        <Toasts />
      </ChoicesContext>
    </WhoContext>,
    { at: '/settings/preferences', offers: { permissions: permissionsOf(flags), ours: false } },
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

describe('every choice', () => {
  it('acts in this browser and is stored with the account, one after the other', async () => {
    const { user, router } = open();
    await user.click(choice('Язык', 'English'));
    await user.click(choice('Оформление', 'Тёмное'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Начинать с раздела' }), 'Заказы');
    await user.click(choice('Строк на странице', '100'));
    await user.click(choice('Разделитель в CSV', 'Запятая, 12.50'));
    const all = [{ language: 'en' }, { theme: 'dark' }, { start: 'orders' }, { rows: 100 }, { csv_separator: 'comma' }];
    await waitFor(() => expect(stored()).toEqual(all));
    for (const cookie of ['locale=en', 'start=olga%2Forders', 'rows=100']) expect(document.cookie).toContain(cookie);
    expect(localStorage.getItem('csv.separator')).toBe('comma');
    expect(document.documentElement.dataset['colorScheme']).toBe('dark');
    expect(router.refresh).toHaveBeenCalledTimes(2);
    expect(choice('Строк на странице', '100')).toBeChecked();
  });

  it('in the account bar is stored as well', async () => {
    const { user } = open();
    const bar = screen.getByRole('group', { name: 'Оформление' });
    await user.click(within(bar).getByRole('button', { name: 'Тёмное' }));
    await user.click(within(screen.getByRole('group', { name: 'Язык' })).getByRole('button', { name: /English/ }));
    await waitFor(() => expect(stored()).toEqual([{ theme: 'dark' }, { language: 'en' }]));
    expect(choice('Оформление', 'Тёмное')).toBeChecked();
  });

  it('that could not be stored holds here and says so', async () => {
    server.on(savePreferences, refuse(CODE.internal));
    const { user } = open();
    await user.click(choice('Строк на странице', '100'));
    expect(await screen.findByText('Выбор запомнил только этот браузер')).toBeVisible();
    expect(document.cookie).toContain('rows=100');
    expect(choice('Строк на странице', '100')).toBeChecked();
  });

  it('is the browser’s alone on a legacy server, which is not called', async () => {
    const { user } = open({ areStored: false });
    expect(screen.getByText(/Этот сервер настройки не хранит/)).toBeVisible();
    await user.click(choice('Язык', 'English'));
    await user.click(choice('Строк на странице', '100'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Начинать с раздела' }), 'Меню');
    expect(document.cookie).toContain('start=olga%2Fmenu');
    expect(server.asked()).toEqual([]);
  });
});

it('a brewer has no section to choose', () => {
  open({ startSections: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Пивовар всегда начинает с пивоварни')).toBeVisible();
});

it('shows who is signed in, and signs out', async () => {
  const { user } = open();
  expect(screen.getByText('Вы вошли как olga')).toBeVisible();
  expect(screen.getByText('Сервер: Main bar')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Выйти' })[0] as HTMLElement);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login'));
  expect(server.asked()).toEqual([signOut.id]);
});

describe('tabs', () => {
  it('are not shown to somebody who has the preferences alone', () => {
    open();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('lead to what the person has, with this one marked', () => {
    open({ flags: ['ExpensesCategoriesEdit'] });
    const links = within(screen.getByRole('navigation', { name: 'Разделы настроек' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings/expense', '/settings/preferences']);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
  });
});
