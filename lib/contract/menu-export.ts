import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { Baht, Id, UnixSeconds } from './primitives';

/** The two catalogues for guests that the menu is sent to (specification part 1 §3). */
export const EXPORT_TARGETS = ['cannabis', 'karaoke'] as const;
export const ExportTarget = z.enum(EXPORT_TARGETS);
export type ExportTarget = z.infer<typeof ExportTarget>;

/** A category's id as its catalogue writes it, and as it has to be sent back. */
const CategoryId = z.union([z.string().min(1).max(200), z.number()]);
const ExportCategory = z.object({ category_id: CategoryId, name: z.string() });
export type ExportCategory = z.infer<typeof ExportCategory>;

const params = z.object({ target: ExportTarget });

/** The categories of a catalogue. The BFF asks the catalogue itself, whose token no browser sees. */
export const exportCategories = defineEndpoint({
  id: 'bff.exportCategories',
  method: 'GET',
  path: '/api/menu/export/:target/categories',
  params,
  reply: z.object({ categories: z.array(ExportCategory) }),
  access: { flags: ['MenuEdit'] },
});

/** Sends dishes, by id, into a category of a catalogue; a folder is sent as the dishes below it. */
export const exportItems = defineEndpoint({
  id: 'bff.exportItems',
  method: 'POST',
  path: '/api/menu/export/:target',
  params,
  body: z.object({ category: CategoryId, items: z.array(Id).min(1).max(10_000) }),
  reply: z.object({}),
  access: { flags: ['MenuEdit'] },
  changes: ['catalogue'],
});

/** A dish as it was when it was last sent. `picture_id` is the number under which its picture is found today. */
const CatalogueDish = z.object({
  item_id: Id,
  name: z.string(),
  retail_price: Baht,
  description: z.string(),
  image_timestamp: UnixSeconds.nullable(),
  picture_id: Id,
  time: UnixSeconds,
  user_name: z.string(),
});
export type CatalogueDish = z.infer<typeof CatalogueDish>;

/** Ours: what our own catalogue, which stands in where no outside one is set, shows to a guest. */
export const readCatalogue = defineEndpoint({
  id: 'menu.catalogue',
  method: 'GET',
  path: '/api/v1/admin/menu/catalogue/:target',
  params,
  reply: z.object({ categories: z.array(ExportCategory.extend({ dishes: z.array(CatalogueDish) })) }),
  access: { flags: ['MenuView'] },
  reads: ['menu', 'catalogue'],
});
