import { CommentCell } from '@/components/stock/story/comment-cell';
import type { WireNote } from '@/lib/contract/notes';
import type { StoryKind, StoryRow } from '@/lib/contract/stock-story';
import type { z } from 'zod';
import { renderUi } from '../../support/render';
import { STORY } from './story-server';

type WireNote = z.infer<typeof WireNote>;
const row = (kind: StoryKind, description: string, note: WireNote | null | undefined): StoryRow => ({
  ...STORY[0]!,
  order_number: null,
  kind,
  description,
  ...(note !== undefined && { note }),
});

const comment = (one: StoryRow, locale: 'ru' | 'en'): string | null => {
  const { container, unmount } = renderUi(<CommentCell row={one} onOpen={undefined} />, { locale });
  const text = container.querySelector('span')!.textContent;
  expect(container.querySelector('span')!.title).toBe(text);
  unmount();
  return text;
};

test('the cause of a loss is told in the reader’s language, with its comment as typed', () => {
  const lost = { ...row('write_off', 'Бой: уронили', undefined), cause: 'broken' as const, comment: 'уронили' };
  expect(comment(lost, 'ru')).toBe('Списание · Бой: уронили');
  expect(comment(lost, 'en')).toBe('Write-off · Breakage: уронили');
  expect(comment({ ...lost, comment: '' }, 'en')).toBe('Write-off · Breakage');
});

test.each<[StoryKind, WireNote, string, string]>([
  ['revaluation', { kind: 'priceCorrected', args: {} }, 'Цена исправлена в карточке', 'Price corrected in the card'],
  ['write_off', { kind: 'quantityCorrected', args: {} }, 'Исправлено в карточке', 'Corrected in the card'],
  [
    'recalculation',
    { kind: 'measureChanged', args: { from: 'unit', factor: 0.065, to: 'kg' } },
    'Пересчёт единицы: 1 шт. = 0,065 кг',
    'Unit recalculated: 1 pcs = 0.065 kg',
  ],
  ['merge_in', { kind: 'merged', args: { id: 202, name: 'Ром' } }, 'Объединено с #202 Ром', 'Merged with #202 Ром'],
  ['transfer_out', { kind: 'movedTo', args: { id: 301, name: 'Эль' } }, 'В #301 Эль', 'To #301 Эль'],
  ['transfer_in', { kind: 'movedFrom', args: { id: 201, name: 'Ром' } }, 'Из #201 Ром', 'From #201 Ром'],
  [
    'shortfall',
    { kind: 'counted', args: { id: 4, name: 'Пятница' } },
    'Инвентаризация №\u00a04: Пятница',
    'Stocktake No.\u00a04: Пятница',
  ],
  [
    'opening',
    { kind: 'openedByFile', args: { file: 'bar.csv' } },
    'Начальный остаток из файла bar.csv',
    'Opening stock from the file bar.csv',
  ],
  ['recharge', { kind: 'changedByFile', args: { file: 'bar.csv' } }, 'По файлу bar.csv', 'From the file bar.csv'],
  ['craft_in', { kind: 'brewed', args: {} }, 'Варка', 'Brewing'],
])('a %s with a note reads in the reader’s language', (kind, note, ru, en) => {
  const one = row(kind, 'не это', note);
  expect(comment(one, 'ru')).toMatch(new RegExp(` · ${ru.replace('.', '\\.')}$`));
  expect(comment(one, 'en')).toMatch(new RegExp(` · ${en.replace('.', '\\.')}$`));
});

test.each<[string, WireNote | null | undefined]>([
  ['what somebody typed', null],
  ['the sentence of a server that sends no notes', undefined],
  ['a note of a kind that is not known here', { kind: 'distilled', args: {} }],
  ['a note without its arguments', { kind: 'merged', args: { id: 5 } }],
])('%s is shown as it was written, in either language', (_, note) => {
  const one = row('write_off', 'Разбили', note);
  expect(comment(one, 'ru')).toBe('Списание · Разбили');
  expect(comment(one, 'en')).toMatch(/ · Разбили$/);
});

test('a batch of a craft has its number, and a forced one says so', () => {
  const note = { kind: 'craftedShort', args: { name: 'Соус' } };
  const one = { ...row('craft_out', 'не это', note), batch_id: 12 };
  expect(comment(one, 'ru')).toBe('Ушло на заготовку, партия №\u00a012 · Приготовлено: Соус. По остаткам не хватало');
  expect(comment(one, 'en')).toBe('Used for prep, batch No.\u00a012 · Prep: Соус. The books had too little');
});
