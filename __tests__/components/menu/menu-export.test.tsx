import { act, screen, waitFor, within } from '@testing-library/react';
import { exportCategories, exportItems } from '@/lib/sections/catalogue/contract';
import { CODE, type ProblemError } from '@/lib/contract/problem';
import { refuse } from '../../support/serve';
import { item, openEditable, row } from './edit-screen';

const FEW = [
  { category_id: 1, name: 'Закуски' },
  { category_id: '1', name: 'Пиво' },
];

/** The menu screen with the calls that export. */
async function openExport(at = '/menu?folder=20', name = 'Мохито') {
  const screenOf = await openEditable(at);
  const { server } = screenOf;
  server.on(exportCategories, { categories: FEW });
  server.on(exportItems, {});
  const asked = () => server.calls(exportCategories).map(({ params: { target } }) => target);
  const sent = () => server.calls(exportItems).map(({ params: { target }, body }) => ({ target, body }));
  const start = async () => {
    await screenOf.menuOf(name);
    await screenOf.user.click(await item('Опубликовать в каталоге…'));
    return screen.findByRole('dialog', { name: 'Публикация в каталоге' });
  };
  return { ...screenOf, asked, sent, start };
}

const ok = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Опубликовать' });

it('exports all dishes below a folder to the chosen category, and links to the catalogue', async () => {
  const { user, start, sent, asked } = await openExport('/menu', 'Кухня');
  const dialog = await start();
  expect(await within(dialog).findByText('3 блюда из папки «Кухня»')).toBeInTheDocument();
  expect(within(dialog).getByText('Том Ям, Борщ, Пад Тай')).toBeInTheDocument();
  expect(await within(dialog).findByRole('radio', { name: 'Каннабис' })).toBeChecked();
  expect(ok(dialog)).toBeDisabled();
  await user.click(await within(dialog).findByRole('radio', { name: 'Пиво' }));
  expect(ok(dialog)).toBeEnabled();
  await user.click(within(dialog).getByText('Караоке'));
  // Another catalogue asks for a category of its own.
  expect(await within(dialog).findByRole('radio', { name: 'Пиво' })).not.toBeChecked();
  expect(ok(dialog)).toBeDisabled();
  expect(within(dialog).getByRole('link', { name: /Открыть каталог/ })).toHaveAttribute('href', '/catalogue/karaoke');
  await user.click(await within(dialog).findByRole('radio', { name: 'Пиво' }));
  await user.click(ok(dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(asked()).toEqual(['cannabis', 'karaoke']);
  expect(sent()).toEqual([{ target: 'karaoke', body: { category: '1', items: [101, 102, 103] } }]);
  expect(await screen.findByText('3 блюда опубликованы в каталоге «Караоке»')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalogue/karaoke');
});

it('works by keyboard alone: the focus starts at the catalogue', async () => {
  const { user, start, sent } = await openExport();
  const dialog = await start();
  await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'Каннабис' })).toHaveFocus());
  expect(within(dialog).getByText('Блюдо «Мохито»')).toBeInTheDocument();
  await within(dialog).findByRole('radio', { name: 'Закуски' });
  await user.tab();
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(sent()).toEqual([{ target: 'cannabis', body: { category: 1, items: [201] } }]));
});

it('waits for the categories, shows why they failed to load, and retries', async () => {
  const { user, start, server } = await openExport();
  let fail: (reply: ProblemError) => void = () => undefined;
  server.on(exportCategories, () => new Promise((resolve) => (fail = resolve)));
  const dialog = await start();
  expect(within(dialog).getByText('Загружаем категории…')).toBeInTheDocument();
  expect(ok(dialog)).toBeDisabled();
  act(() => fail(refuse(CODE.tooSlow)));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Не удалось загрузить список категорий');
  expect(alert).toHaveTextContent('Сервер не ответил вовремя.');
  server.on(exportCategories, { categories: [] });
  await user.click(within(alert).getByRole('button', { name: 'Повторить' }));
  expect(await within(dialog).findByText('В этом каталоге нет категорий: публиковать негде.')).toBeInTheDocument();
  expect(ok(dialog)).toBeDisabled();
});

/** Sends a dish and leaves the call unanswered until `settle`. */
async function sendSlowly() {
  const opened = await openExport();
  let answer: (reply: ProblemError) => void = () => undefined;
  opened.server.on(exportItems, () => new Promise((resolve) => (answer = resolve)));
  const dialog = await opened.start();
  await opened.user.click(await within(dialog).findByRole('radio', { name: 'Закуски' }));
  await opened.user.click(ok(dialog));
  return { ...opened, dialog, settle: (code: number) => act(() => answer(refuse(code))) };
}

it('cannot be sent twice at once, and a refusal keeps the choice', async () => {
  const { user, server, sent, dialog, settle } = await sendSlowly();
  expect(ok(dialog)).toBeDisabled();
  await user.click(ok(dialog));
  settle(CODE.upstreamFailed);
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('Не удалось опубликовать блюда');
  expect(alert).toHaveTextContent('Сервер ответил ошибкой.');
  expect(within(dialog).getByRole('radio', { name: 'Закуски' })).toBeChecked();
  expect(sent()).toHaveLength(1);
  server.on(exportItems, {});
  await user.click(ok(dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('reports a refusal that arrives after the dialog was closed', async () => {
  const { user, dialog, settle } = await sendSlowly();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  settle(CODE.unreachable);
  expect(await screen.findByText('Не удалось опубликовать блюда')).toBeInTheDocument();
});

it('a folder without dishes has nothing to export', async () => {
  const { start } = await openExport('/menu?folder=10', 'Пустая');
  const dialog = await start();
  const none = 'В папке «Пустая» нет ни одного блюда: публиковать нечего.';
  expect(await within(dialog).findByText(none)).toBeInTheDocument();
  expect(ok(dialog)).toBeDisabled();
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
});

it('several rows are sent together, each dish once', async () => {
  const { user, sent } = await openExport('/menu?folder=10', 'Супы');
  await user.click(row(/Супы/));
  await user.keyboard('{Control>}');
  await user.click(row(/Пад Тай/));
  await user.keyboard('{/Control}');
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Действия' }));
  await user.click(await item('Опубликовать в каталоге…'));
  const dialog = await screen.findByRole('dialog', { name: 'Публикация в каталоге' });
  expect(await within(dialog).findByText('3 блюда из выбранного')).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('radio', { name: 'Закуски' }));
  await user.click(ok(dialog));
  await waitFor(() => expect(sent()).toEqual([{ target: 'cannabis', body: { category: 1, items: [101, 102, 103] } }]));
});

it('many categories are searchable; the chosen one stays visible', async () => {
  const { user, start, server } = await openExport();
  const many = Array.from({ length: 12 }, (_, index) => ({ category_id: index, name: `Полка ${index}` }));
  server.on(exportCategories, { categories: many });
  const dialog = await start();
  await user.click(await within(dialog).findByRole('radio', { name: 'Полка 3' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Найти категорию' }), '11{Enter}');
  expect(within(dialog).getAllByRole('radio', { name: /Полка/ })).toHaveLength(2);
  expect(dialog).toBeInTheDocument();
});
