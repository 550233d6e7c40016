import type { FastifyInstance } from 'fastify';
import { craftCosts, getCraftPhoto, uploadCraftPhoto } from '@/lib/sections/craft/contract/card';
import { refusal } from '@/lib/contract/refusals';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { fileStore, photoName } from '../files/file-store';
import { once } from '../http/command';
import { fingerprintOf, readForm } from '../http/form';
import { route } from '../http/route';
import { toPicture } from '../menu/picture';
import { craftsOf } from './access';
import { costsOf } from './costs';
import { notePhoto, photoTime } from './photo';

const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';
const now = (): number => Math.floor(Date.now() / 1000);

/** Costs of crafts by day, and their photos. Periods are in `zone`. */
export function craftPaperRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const photos = fileStore('crafts');
  const craftFor = craftsOf(app);

  route(app, craftCosts, async ({ caller, input: { body } }) => {
    await craftFor(db, caller, body.craft_id, 'read');
    return { items: await costsOf(db, body.craft_id, boundsOf(body, now(), zone), now(), zone) };
  });

  route(app, getCraftPhoto, async ({ caller, input: { params, query }, reply }) => {
    const time = photoTime(await craftFor(db, caller, params.id, 'read'));
    const bytes = time === null ? null : await photos.read(db, photoName(params.id));
    if (!bytes) throw refusal('noSuchPicture');
    reply.header('cache-control', query.timestamp === time ? KEPT_FOR_GOOD : 'private, no-cache').type('image/jpeg');
    return bytes;
  });

  void app.register((api, _options, done) => {
    api.addContentTypeParser('multipart/form-data', (_request, payload, parsed) => parsed(null, payload));
    route(api, uploadCraftPhoto, async (call) => {
      const { fields, file } = await readForm(uploadCraftPhoto, call.request);
      await craftFor(db, call.caller, fields.craft_id, 'edit');
      const photo = await toPicture(file);
      return once(db, uploadCraftPhoto, call, fingerprintOf(fields, file), async (tx) => {
        await craftFor(tx, call.caller, fields.craft_id, 'edit');
        await notePhoto(tx, call.caller.user_id, fields.craft_id);
        await photos.write(tx, photoName(fields.craft_id), photo);
        return {};
      });
    });
    done();
  });
}
