import type { MenuDish, MenuFolder, MenuNode } from '@/lib/sections/menu/contract/menu';
import { PRESETS } from '@/lib/sections/menu/rules/opening-hours';

const PLAIN = { status: 1, priority: 0, last_update: 1_790_000_000 } as const;
const UNNAMED = { literary_name_en: '', literary_name_ru: '', literary_name_cn: '' };
const shared = (item_id: number, path: readonly number[]) => {
  const place = { item_id, parent_id: path.at(-1) ?? 0, path: [...path], name: `№ ${item_id}` };
  return { ...place, ...PLAIN, ...UNNAMED };
};

/** A menu folder in wire format, inside the folders of `path`. */
export const wireFolder = (item_id: number, path: readonly number[], children: MenuNode[]): MenuFolder => ({
  ...shared(item_id, path),
  is_file: false,
  children,
});

/** A menu dish in wire format. */
const TEXTS = { description: '', description_en: '', exists_in_paper: false, image_timestamp: null };
const PRICES = { max_discount: 0, retail_price: 100, prime_cost: 10, type: 0, cashback: 0 } as const;
export const wireDish = (item_id: number, path: readonly number[], more: Partial<MenuDish> = {}): MenuDish => {
  return { ...shared(item_id, path), is_file: true, ...TEXTS, ...PRICES, ...PRESETS.always, ...more };
};
