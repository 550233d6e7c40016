import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { cashStep } from '@/lib/domain/cash-rounding';
import { specialLoginsOf, type Settings } from '@/lib/env';
import { attemptLimit } from '@/lib/http/attempts';
import { TIMES, timeOptions } from '@/lib/http/times';
import type { Database } from './db/open';
import { registerErrors } from './http/errors';
import { answerMsOf } from './http/in-time';
import { tillGuard } from './http/till-guard';
import { versionRoutes } from './http/versions';
import { registerOpenCounts } from './ledger/days/open-counts';
import { watchClock } from './operation/clock';
import { operationRoutes } from './operation/routes';
import { knownDevices } from './people/known-device';
import { sealingWith } from './people/sealing';
import { secondFactorStore } from './people/second-factor';
import { storedAttempts } from './people/stored-attempts';
import { attemptRoutes } from './sections/auth/attempt-routes';
import { authRoutes } from './sections/auth/routes';
import { secondFactorRoutes } from './sections/auth/second-factor-routes';
import { sessionRoutes } from './sections/auth/session-routes';
import { cardRoutes } from './sections/cards/routes';
import { categoryRoutes } from './sections/categories/routes';
import { craftPaperRoutes } from './sections/craft/paper-routes';
import { craftRoutes } from './sections/craft/routes';
import { dayRoutes } from './sections/days/routes';
import { expenseFileRoutes } from './sections/expenses/file-routes';
import { expenseRoutes } from './sections/expenses/routes';
import { fundRoutes } from './sections/funds/routes';
import { menuEditRoutes } from './sections/menu/edit-routes';
import { menuPictureRoutes } from './sections/menu/picture-routes';
import { menuRoutes } from './sections/menu/routes';
import { receiptRoutes } from './sections/orders/receipt-routes';
import { orderRoutes } from './sections/orders/routes';
import { posRoutes } from './sections/orders/till/routes';
import { agentRoutes } from './sections/payments/agent-routes';
import { mailRoutes } from './sections/payments/outbox-routes';
import { attentionRoutes } from './sections/overview/routes';
import { paymentRoutes } from './sections/payments/routes';
import { salaryRoutes } from './sections/salary/routes';
import { preferenceRoutes } from './sections/settings/preferences';
import { messageRoutes } from './sections/settings/told/messages';
import { venueRoutes } from './sections/settings/venue-routes';
import { productRoutes } from './sections/statistics/product-routes';
import { reportRoutes } from './sections/statistics/routes';
import { stockEditRoutes } from './sections/stock/edit-routes';
import { purchaseRoutes } from './sections/stock/purchase-routes';
import { stockRoutes } from './sections/stock/routes';
import { storyRoutes } from './sections/stock/story-routes';
import { stocktakeRoutes } from './sections/stocktake/routes';
import { passwordRoutes } from './sections/users/password';
import { userRoutes } from './sections/users/routes';
import { catalogueRoutes } from './stand-ins/catalogue';
import { sensorRoutes } from './stand-ins/sensors';

const MEGABYTE = 1024 * 1024;
const UNREADABLE =
  'The second factor of this account cannot be read: SESSION_SECRET has changed. Restore it, or reset the factor.';

/** Logs calls at `debug`, so that `info` has the events of the venue alone. */
class CallLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
    else request.log.debug({ res: reply, responseTime: reply.elapsedTime }, 'request completed');
  }
}

/** Builds the admin API over an open, migrated database. The caller makes it listen, so that tests can inject. */
export function buildApp(database: Database, settings: Settings, logger?: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new CallLog(),
    bodyLimit: MEGABYTE,
    http: timeOptions(TIMES),
    keepAliveTimeout: TIMES.idle,
    requestTimeout: TIMES.request,
    // Only the BFF on this machine calls; it passes on the client's address.
    trustProxy: ['127.0.0.1', '::1'],
    requestIdHeader: 'x-request-id',
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Fastify sends a body with the refusal of an unreadable request, even of a HEAD request. Node's default handler does not.
  app.server.removeAllListeners('clientError');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const limit = attemptLimit(storedAttempts(database.db));
  app.decorate('special', specialLoginsOf(settings));
  app.decorate('answerMs', answerMsOf(settings));
  app.decorate('clockFault', watchClock(database, settings.VENUE_TIMEZONE));
  app.decorate('requireTill', tillGuard(settings.POS_TOKEN, limit));
  app.decorateRequest('caller', null);
  registerErrors(app, settings.DATA_DIR);
  void app.register(cookie);
  operationRoutes(app, database, settings);
  void app.register((api, _options, done) => {
    registerOpenCounts(api, database, settings.VENUE_TIMEZONE);
    const sealing = sealingWith(settings.SESSION_SECRET);
    const factors = secondFactorStore(sealing, (user_id) => api.log.error({ user_id }, UNREADABLE));
    const devices = knownDevices(settings.SESSION_SECRET);
    authRoutes(api, database, { settings, limit, devices, factors });
    secondFactorRoutes(api, database, { settings, limit, factors, sealing });
    attemptRoutes(api, limit, devices, settings.SESSION_SECRET);
    userRoutes(api, database, settings);
    passwordRoutes(api, database, { settings, limit, devices });
    versionRoutes(api, database, settings.VENUE_TIMEZONE);
    preferenceRoutes(api, database);
    messageRoutes(api, database, settings);
    venueRoutes(api, database, settings.VENUE_TIMEZONE);
    sessionRoutes(api, database, settings);
    menuRoutes(api, database);
    menuEditRoutes(api, database);
    menuPictureRoutes(api, database);
    stockRoutes(api, database);
    catalogueRoutes(api, database, settings.SESSION_SECRET);
    sensorRoutes(api, database, settings.SESSION_SECRET);
    stockEditRoutes(api, database);
    purchaseRoutes(api, database);
    craftRoutes(api, database, settings.VENUE_TIMEZONE);
    craftPaperRoutes(api, database, settings.VENUE_TIMEZONE);
    storyRoutes(api, database, settings.VENUE_TIMEZONE);
    stocktakeRoutes(api, database);
    posRoutes(api, database, settings.VENUE_TIMEZONE, cashStep(settings.CASH_ROUNDING));
    fundRoutes(api, database);
    salaryRoutes(api, database, settings.VENUE_TIMEZONE);
    dayRoutes(api, database, settings);
    attentionRoutes(api, database, settings.VENUE_TIMEZONE);
    expenseRoutes(api, database, settings.VENUE_TIMEZONE, cashStep(settings.CASH_ROUNDING));
    categoryRoutes(api, database);
    expenseFileRoutes(api, database);
    orderRoutes(api, database, settings.VENUE_TIMEZONE);
    receiptRoutes(api, database, settings.VENUE_TIMEZONE);
    reportRoutes(api, database, settings.VENUE_TIMEZONE);
    productRoutes(api, database, settings.VENUE_TIMEZONE);
    cardRoutes(api, database);
    mailRoutes(api, database, settings);
    paymentRoutes(api, database, settings);
    agentRoutes(api, database);
    done();
  });
  return app;
}
