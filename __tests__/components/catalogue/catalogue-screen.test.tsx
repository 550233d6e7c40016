import { fireEvent, screen, within } from '@testing-library/react';
import { CatalogueElsewhere } from '@/components/sections/catalogue/catalogue-elsewhere';
import { CatalogueScreen } from '@/components/sections/catalogue/catalogue-screen';
import { renderUi } from '../../support/render';

const PLAIN = { description: '', image_timestamp: null, time: 1_790_000_000, user_name: '' };
const tea = { ...PLAIN, item_id: 12, name: 'Чай', retail_price: 40, picture_id: 12 };
const MADE = { description: 'Со сметаной', image_timestamp: 1_780_000_000, user_name: 'cook' };
const soup = { ...tea, ...MADE, item_id: 11, name: 'Борщ', retail_price: 1250.5, picture_id: 21 };

test('shows dishes by category with photo, price and texts, and to staff when and by whom they were sent', () => {
  const categories = [
    { category_id: 1, name: 'Горячее', dishes: [soup, tea] },
    { category_id: 2, name: 'Пиво', dishes: [] },
  ];
  renderUi(<CatalogueScreen target="karaoke" categories={categories} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Каталог «Караоке»' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Караоке' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('heading', { name: /Пиво/ })).not.toBeInTheDocument();
  const [first, second] = within(screen.getByRole('region', { name: /Горячее/ })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Борщ1 250,50 ฿Со сметанойОпубликовано 21.09.2026 21:13, cook');
  expect(second).toHaveTextContent(/^Чай40,00 ฿Опубликовано 21\.09\.2026 21:13$/);
  const photo = screen.getByRole('img', { name: 'Фото: Борщ' });
  expect(photo).toHaveAttribute('src', '/api/menu/picture/21?timestamp=1780000000');
  fireEvent.error(photo);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an empty catalogue explains how to fill it', () => {
  renderUi(<CatalogueScreen target="cannabis" categories={[]} />, { locale: 'en' });
  expect(screen.getByText('The catalogue is still empty')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'To the menu' }))
    expect(link).toHaveAttribute('href', '/menu');
});

test.each([
  ['outside', 'Этот каталог ведут не здесь'],
  ['none', 'Каталог не подключён'],
] as const)('a catalogue outside our own (%s) says so, and links nowhere', (kind, title) => {
  renderUi(<CatalogueElsewhere target="cannabis" kind={kind} />);
  expect(screen.getByText(title)).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/catalogue/cannabis', '/catalogue/karaoke', '/menu']);
});
