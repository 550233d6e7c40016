import type { MenuDish, MenuFolder, MenuNode } from '@/lib/sections/menu/contract/menu';
import { PRESETS } from '@/lib/sections/menu/rules/opening-hours';

const shared = (item_id: number, path: readonly number[]) => ({
  item_id,
  parent_id: path.at(-1) ?? 0,
  path: [...path],
  name: `№ ${item_id}`,
  status: 1 as const,
  priority: 0 as const,
  literary_name_en: '',
  literary_name_ru: '',
  literary_name_cn: '',
  last_update: 1_790_000_000,
});

/** A menu folder in wire format, inside the folders of `path`. */
export const wireFolder = (item_id: number, path: readonly number[], children: MenuNode[]): MenuFolder => ({
  ...shared(item_id, path),
  is_file: false,
  children,
});

/** A menu dish in wire format. */
export const wireDish = (item_id: number, path: readonly number[], more: Partial<MenuDish> = {}): MenuDish => ({
  ...shared(item_id, path),
  is_file: true,
  description: '',
  description_en: '',
  max_discount: 0,
  retail_price: 100,
  prime_cost: 10,
  type: 0,
  cashback: 0,
  ...PRESETS.always,
  exists_in_paper: false,
  image_timestamp: null,
  ...more,
});
