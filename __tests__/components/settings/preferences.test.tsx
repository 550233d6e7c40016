import { screen, waitFor, within } from '@testing-library/react';
import { goTo } from '@/components/frame/browser';
import { WhoContext } from '@/components/frame/who';
import { PreferencesScreen } from '@/components/settings/preferences-screen';
import { TabsContext } from '@/components/settings/tabs-context';
import type { SettingsTab } from '@/lib/navigation';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

jest.mock('@/components/frame/browser', () => ({
  ...jest.requireActual<object>('@/components/frame/browser'),
  goTo: jest.fn(),
}));

function open(tabs: readonly SettingsTab[] = ['preferences']) {
  return renderUi(
    <TabsContext value={tabs}>
      <WhoContext value={{ login: 'olga', server: 'Main bar' }}>
        <PreferencesScreen />
      </WhoContext>
    </TabsContext>,
    { at: '/settings/preferences' },
  );
}

const choice = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

afterEach(() => {
  document.cookie = 'locale=; max-age=0; path=/';
  localStorage.clear();
});

describe('language and theme', () => {
  it('act at once and are kept by the browser', async () => {
    const { user, router } = open();
    expect(choice('Язык', 'Русский')).toBeChecked();
    await user.click(choice('Язык', 'English'));
    expect(document.cookie).toContain('locale=en');
    expect(router.refresh).toHaveBeenCalledTimes(1);
    expect(choice('Оформление', 'Как в системе')).toBeChecked();
    await user.click(choice('Оформление', 'Тёмное'));
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    expect(choice('Оформление', 'Тёмное')).toBeChecked();
  });
});

it('shows who is signed in, and signs out', async () => {
  const fetching = jest.fn(() => Promise.resolve(answer({})));
  Object.assign(globalThis, { fetch: fetching });
  const { user } = open();
  expect(screen.getByText('Вы вошли как olga')).toBeVisible();
  expect(screen.getByText('Сервер: Main bar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login'));
  expect(fetching).toHaveBeenCalledWith('/api/auth/logout', expect.objectContaining({ method: 'POST' }));
});

describe('tabs', () => {
  it('are not shown to who has the preferences alone', () => {
    open();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('lead to what the person has, with this one marked', () => {
    open(['expense', 'preferences']);
    const links = within(screen.getByRole('navigation', { name: 'Разделы настроек' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings/expense', '/settings/preferences']);
    expect(links[1]).toHaveAttribute('aria-current', 'page');
  });
});
