import { screen, waitFor } from '@testing-library/react';
import { SectionOff } from '@/components/frame/section-off';
import { VenueScreen } from '@/components/sections/settings/venue-screen';
import { CODE } from '@/lib/contract/problem';
import {
  getVenueSettings,
  saveVenueSettings,
  venueHistory,
  type StoredVenueSettings,
} from '@/lib/sections/settings/contract/venue';
import { renderUi } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';
import { historyEntry } from '../history';

let server: Server;
let stored: StoredVenueSettings;
beforeEach(() => {
  stored = { sections_off: ['ddweed'], version: 3 };
  server = serve(
    on(getVenueSettings, () => stored),
    on(venueHistory, { items: [historyEntry([{ field: 'sections_off', before: [], after: ['ddweed'] }])] }),
    on(saveVenueSettings, ({ body: { sections_off = [] } }) => {
      stored = { sections_off, version: stored.version + 1 };
      return { version: stored.version };
    }),
  );
});

const open = () => renderUi(<VenueScreen />, { toasts: true, at: '/settings/venue' });
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

test('a section is switched off and on by its checkbox, the sidebar is read again, and the history names it', async () => {
  const { user, router } = open();
  expect(await box('DD Weed')).not.toBeChecked();
  const history = await screen.findByRole('list', { name: 'История изменений' });
  expect(history).toHaveTextContent(/nok.*Выключенные разделы\s*нет\s+DD Weed/);
  expect(await box('Караоке')).toBeChecked();
  expect(save()).toBeDisabled();
  await user.click(await box('Караоке'));
  await user.click(save());
  expect(await screen.findByText('Настройки заведения сохранены')).toBeVisible();
  expect(server.bodies(saveVenueSettings)).toEqual([{ sections_off: ['karaoke', 'ddweed'], version: 3 }]);
  expect(router.refresh).toHaveBeenCalled();
  expect(await box('Караоке')).not.toBeChecked();
  expect(save()).toBeDisabled();
  await user.click(await box('DD Weed'));
  await user.click(save());
  await waitFor(() => expect(server.bodies(saveVenueSettings)[1]).toEqual({ sections_off: ['karaoke'], version: 4 }));
});

test('a refusal and somebody else’s save meanwhile are shown, and a further save keeps the own choice', async () => {
  const { user } = open();
  server.on(saveVenueSettings, refuse(CODE.forbidden));
  await user.click(await box('Караоке'));
  await user.click(save());
  expect(await screen.findByText('Не удалось сохранить настройки заведения')).toBeVisible();
  server.on(saveVenueSettings, ({ body: { version, sections_off = [] } }) => {
    if (version === 3) {
      stored = { sections_off: ['delivery'], version: 4 };
      return refuse(CODE.conflict, { key: 'changedMeanwhile', field: 'version' });
    }
    stored = { sections_off, version: 5 };
    return { version: 5 };
  });
  await user.click(save());
  expect(await screen.findByText(/Сейчас выключены: Доставка/)).toBeVisible();
  expect(await box('Караоке')).not.toBeChecked();
  await user.click(save());
  expect(await screen.findByText('Настройки заведения сохранены')).toBeVisible();
  expect(server.bodies(saveVenueSettings)[2]).toEqual({ sections_off: ['karaoke', 'ddweed'], version: 4 });
});

test.each([
  [true, ['/settings/venue']],
  [false, ['/menu']],
])('the page of a section that is off says so, and whoever may switch it on (%s) gets a link', (switches, hrefs) => {
  renderUi(<SectionOff section="karaoke" switches={switches} open={['menu']} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заведение не пользуется разделом «Караоке»');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
