import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, UnixSeconds } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('menu');

/** The two outside catalogues that the menu is exported to. */
export const EXPORT_TARGETS = ['cannabis', 'karaoke'] as const;
export const ExportTarget = z.enum(EXPORT_TARGETS);
export type ExportTarget = z.infer<typeof ExportTarget>;

/** A category's id as its catalogue writes it. It is sent back unchanged. */
const CategoryId = z.union([z.string().min(1).max(200), z.number()]);
const ExportCategory = z.object({ category_id: CategoryId, name: z.string() });
export type ExportCategory = z.infer<typeof ExportCategory>;

const params = z.object({ target: ExportTarget });

/** Categories of a catalogue. The BFF asks the catalogue itself, so the token never reaches a browser. */
export const exportCategories = call({
  id: 'bff.exportCategories',
  path: '/api/menu/export/:target/categories',
  params,
  reply: z.object({ categories: z.array(ExportCategory) }),
  access: { flags: ['MenuEdit'] },
});

/** Sends dishes, by id, into a category of a catalogue. A folder is sent as the dishes below it. */
export const exportItems = call({
  id: 'bff.exportItems',
  path: '/api/menu/export/:target',
  params,
  body: z.object({ category: CategoryId, items: z.array(Id).min(1).max(10_000) }),
  reply: z.object({}),
  access: { flags: ['MenuEdit'] },
  changes: ['catalogue'],
});

/** A dish as last sent. `picture_id` is the number under which its picture is found today. */
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

/** Contents of the built-in catalogue, which stands in for an external service. */
export const readCatalogue = ours({
  id: 'menu.catalogue',
  path: '/api/v1/admin/menu/catalogue/:target',
  params,
  reply: z.object({ categories: z.array(ExportCategory.extend({ dishes: z.array(CatalogueDish) })) }),
  access: { flags: ['MenuView'] },
  reads: ['menu', 'catalogue'],
});
