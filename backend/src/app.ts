import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { cashStep } from '@/lib/domain/cash-rounding';
import { specialLoginsOf, type Settings } from '@/lib/env';
import { sealingWith } from './auth/sealing';
import { secondFactorStore } from './auth/second-factor';
import { secondFactorRoutes } from './auth/second-factor-routes';
import { attemptLimit } from '@/lib/http/attempts';
import { TIMES, timeOptions } from '@/lib/http/times';
import { attemptRoutes } from './auth/attempt-routes';
import { knownDevices } from './auth/known-device';
import { authRoutes } from './auth/routes';
import { storedAttempts } from './auth/stored-attempts';
import { agentRoutes } from './bonuses/routes';
import { cardRoutes } from './cards/routes';
import { craftPaperRoutes } from './craft/paper-routes';
import { craftRoutes } from './craft/routes';
import { dayRoutes } from './days/routes';
import { categoryRoutes } from './categories/routes';
import type { Database } from './db/open';
import { fundRoutes } from './funds/routes';
import { expenseFileRoutes } from './expenses/file-routes';
import { expenseRoutes } from './expenses/routes';
import { CallLog } from './http/call-log';
import { registerErrors } from './http/errors';
import { answerMsOf } from './http/in-time';
import { menuEditRoutes } from './menu/edit-routes';
import { menuPictureRoutes } from './menu/picture-routes';
import { menuRoutes } from './menu/routes';
import { mailRoutes } from './mail/routes';
import { watchClock } from './operation/clock';
import { operationRoutes } from './operation/routes';
import { paymentRoutes } from './payments/routes';
import { posRoutes } from './pos/routes';
import { preferenceRoutes } from './preferences/routes';
import { salaryRoutes } from './salary/routes';
import { serviceRoutes } from './services/routes';
import { sessionRoutes } from './sessions/routes';
import { daysLeftRoutes } from './statistics/days-left-routes';
import { productSalesRoutes } from './statistics/product-sales-routes';
import { reportRoutes } from './statistics/routes';
import { receiptRoutes } from './orders/receipt-routes';
import { orderRoutes } from './orders/routes';
import { stockEditRoutes } from './stock/edit-routes';
import { purchaseRoutes } from './stock/purchase-routes';
import { stockRoutes } from './stock/routes';
import { catalogueRoutes } from './stand-ins/catalogue';
import { sensorRoutes } from './stand-ins/sensors';
import { storyRoutes } from './stock/story-routes';
import { stocktakeRoutes } from './stocktake/routes';
import { passwordRoutes } from './users/password';
import { userRoutes } from './users/routes';
import { registerOpenCounts } from './http/open-counts';
import { tillGuard } from './http/till-guard';
import { versionRoutes } from './http/versions';
import { venueRoutes } from './venue/routes';

const MEGABYTE = 1024 * 1024;
const UNREADABLE =
  'The second factor of this account cannot be read: SESSION_SECRET has changed. Restore it, or reset the factor.';

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
  const attempts = storedAttempts(database.db);
  app.decorate('standing', specialLoginsOf(settings));
  app.decorate('answerMs', answerMsOf(settings));
  app.decorate('clockFault', watchClock(database, settings.VENUE_TIMEZONE));
  app.decorate('requireTill', tillGuard(settings.POS_TOKEN, attempts));
  app.decorateRequest('caller', null);
  registerErrors(app, settings.DATA_DIR);
  void app.register(cookie);
  operationRoutes(app, database, settings);
  void app.register((api, _options, done) => {
    registerOpenCounts(api, database, settings.VENUE_TIMEZONE);
    const sealing = sealingWith(settings.SESSION_SECRET);
    const factors = secondFactorStore(sealing, (user_id) => api.log.error({ user_id }, UNREADABLE));
    const limit = attemptLimit(attempts);
    const devices = knownDevices(settings.SESSION_SECRET);
    authRoutes(api, database, { settings, limit, devices, factors });
    secondFactorRoutes(api, database, { settings, limit, factors, sealing });
    attemptRoutes(api, limit, devices, settings.SESSION_SECRET);
    userRoutes(api, database, settings);
    passwordRoutes(api, database, { settings, limit, devices });
    versionRoutes(api, database, settings.VENUE_TIMEZONE);
    preferenceRoutes(api, database);
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
    serviceRoutes(api, database);
    salaryRoutes(api, database, settings.VENUE_TIMEZONE);
    dayRoutes(api, database, settings.VENUE_TIMEZONE);
    expenseRoutes(api, database, settings.VENUE_TIMEZONE, cashStep(settings.CASH_ROUNDING));
    categoryRoutes(api, database);
    expenseFileRoutes(api, database);
    orderRoutes(api, database, settings.VENUE_TIMEZONE);
    receiptRoutes(api, database, settings.VENUE_TIMEZONE);
    reportRoutes(api, database, settings.VENUE_TIMEZONE);
    daysLeftRoutes(api, database, settings.VENUE_TIMEZONE);
    productSalesRoutes(api, database, settings.VENUE_TIMEZONE);
    cardRoutes(api, database);
    mailRoutes(api, database, settings);
    paymentRoutes(api, database, settings);
    agentRoutes(api, database);
    done();
  });
  return app;
}
