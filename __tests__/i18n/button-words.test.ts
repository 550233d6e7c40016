import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

type Node = string | { readonly [key: string]: Node };

const leaves = (node: Node, path = ''): [string, string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));

/** Words that stand on buttons and nowhere else. */
const BUTTONS = {
  Закрыть: 'Close',
  Отмена: 'Cancel',
  Сохранить: 'Save',
  Создать: 'Create',
  Удалить: 'Remove',
  Вернуть: 'Restore',
  Повторить: 'Retry',
  Списать: 'Write off',
} as const;
const english = new Map(leaves(en));

test.each(Object.entries(BUTTONS))('a button with «%s» has one word in English everywhere: %s', (russian, word) => {
  const found = leaves(ru).filter(([, text]) => text === russian);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([path]) => english.get(path) !== word)).toEqual([]);
});
