import { z } from 'zod';
import { CASH_ROUNDINGS } from './domain/cash-rounding';
import type { SpecialLogins } from '@/lib/rights/permissions';

const port = (fallback: number, least = 0) => z.coerce.number().int().min(least).max(65535).default(fallback);
const logins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((login) => login.trim())
      .filter(Boolean),
  );
const address = z.url({ protocol: /^https?$/ }).optional();

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Only this machine may be called without TLS: the body has the venue's figures. */
const webhookAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || LOOPBACK.includes(hostname);
  }, 'must be an https address, or http on the loopback')
  .optional();

/** Time of the venue's day, `HH:MM`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 04:30');

/** Path below the admin API's `/api/v1/admin/` (or v2), with parameters as `:name`. */
const ownPath = z
  .string()
  .max(200)
  .regex(/^(:\w+|\w[\w-]*(\.[\w-]+)*)(\/(:\w+|\w[\w-]*(\.[\w-]+)*))*\/?$/, 'must be a path such as analytics/details');

const LegacyServer = z.strictObject({
  id: z.string().regex(/^[\w-]{1,32}$/),
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  hidden: z.boolean().default(false),
  readonly: z.boolean().default(false),
  /** Paths of calls that this server has elsewhere, by the call's id (`lib/bff/legacy-paths.ts`). */
  paths: z.record(z.string(), ownPath).optional(),
});
export type LegacyServer = z.infer<typeof LegacyServer>;

const legacyServers = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be a JSON list');
      return z.NEVER;
    }
  })
  .pipe(z.array(LegacyServer));

const Settings = z
  .object({
    PORT: port(3000),
    HOST: z.string().default('127.0.0.1'),
    BACKEND_PORT: port(4000, 1),
    DATA_DIR: z.string().min(1).default('./data'),
    /** May name several hosts. */
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL address')
      .optional(),
    SAMPLE_VENUE: z.enum(['on', 'off']).optional(),
    TRUST_PROXY: z.enum(['on', 'off']).default('off'),
    ADMIN_LOGIN: z.string().min(1).default('admin'),
    ADMIN_PASSWORD: z.string().min(6).optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    VENUE_NAME: z.string().min(1).optional(),
    EMPLOYER_NAME: z.string().min(1).max(200).optional(),
    VENUE_TIMEZONE: z
      .string()
      .default('Asia/Bangkok')
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC',
        'must be an IANA time zone',
      ),
    CASH_ROUNDING: z.enum(CASH_ROUNDINGS).default('off'),
    LEGACY_SERVERS: legacyServers,
    /** Seconds. */
    ADMIN_API_TIMEOUT: z.coerce.number().int().min(1).max(600).default(10),
    LOCALHOST_LOGIN: z.string().min(1).default('localhost'),
    CRAFT_ADMINS: logins,
    SALARY_EDITORS: logins,
    /** Halls whose sessions the payments to agents count where nothing else is chosen. */
    AGENT_HALLS: z.enum(['all', 'main']).optional(),
    BEER_CRAFT_VIEWERS: logins,
    SENSOR_URL: address,
    EXPORT_CANNABIS_URL: address,
    EXPORT_CANNABIS_TOKEN: z.string().optional(),
    EXPORT_KARAOKE_URL: address,
    EXPORT_KARAOKE_TOKEN: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.email().optional(),
    WEBHOOK_URL: webhookAddress,
    WEBHOOK_SECRET: z.string().min(24).optional(),
    POS_TOKEN: z.string().min(16).optional(),
    MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(1_000),
    SESSION_IDLE_HOURS: z.coerce.number().min(0.1).max(168).default(12),
    SESSION_DAYS: z.coerce.number().min(0.1).max(90).default(7),
    SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Megabytes that a ready venue has free on the disk of `DATA_DIR`. */
    MIN_FREE_MB: z.coerce.number().int().min(0).default(500),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_AT: timeOfDay.default('04:30'),
    CHECK_BOOKS_AT: timeOfDay.default('05:30'),
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => WEBHOOK_URL === undefined || WEBHOOK_SECRET !== undefined, {
    path: ['WEBHOOK_SECRET'],
    message: 'is needed with WEBHOOK_URL',
  })
  // A program that serves other servers has no venue to fill.
  .transform(({ SAMPLE_VENUE, ...others }) => ({
    ...others,
    SAMPLE_VENUE: SAMPLE_VENUE ?? (others.LEGACY_SERVERS.length > 0 ? ('off' as const) : ('on' as const)),
  }))
  .readonly();
export type Settings = z.infer<typeof Settings>;

/**
 * Reads and checks the settings.
 * @throws Error with one sentence that names every wrong setting. Values are not repeated: some are secrets.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong settings: ${faults.join('; ')}.`);
}

/** Name of the venue: a setting, or the sample venue's. */
export const venueName = ({ VENUE_NAME, SAMPLE_VENUE }: Settings): string =>
  VENUE_NAME ?? (SAMPLE_VENUE === 'on' ? 'Chang & Samovar' : 'Back office');

/** Employer named on payslips: a setting, or the venue. */
export const employerName = (settings: Settings): string => settings.EMPLOYER_NAME ?? venueName(settings);

/** Logins with special access. Each list includes the admin. */
export const specialLoginsOf = (settings: Settings): SpecialLogins => ({
  adminLogin: settings.ADMIN_LOGIN,
  localhostLogin: settings.LOCALHOST_LOGIN,
  craftAdmins: [settings.ADMIN_LOGIN, ...settings.CRAFT_ADMINS],
  salaryEditors: [settings.ADMIN_LOGIN, ...settings.SALARY_EDITORS],
  beerCraftViewers: [settings.ADMIN_LOGIN, ...settings.BEER_CRAFT_VIEWERS],
});
