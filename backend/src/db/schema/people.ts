import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { big, moment, refers, sha256, version } from './columns';

export const roles = pgTable('roles', {
  role_id: integer().primaryKey(),
  role_name: text().notNull().unique(),
});

export const users = pgTable(
  'users',
  {
    user_id: serial().primaryKey(),
    login: text().notNull(),
    /** Who uses the account; empty for one without a name. */
    name: text().notNull().default(''),
    /** The person as lists and papers write them: the login, and beside it the name (`lib/rights/person.ts`). */
    person: text()
      .notNull()
      .generatedAlwaysAs(sql`case when name = '' then login else login || ' · ' || name end`),
    /** argon2id; without one the account cannot sign in. */
    password_hash: text(),
    role_id: refers(() => roles.role_id).notNull(),
    permissions: char({ length: 32 }).notNull(),
    active: boolean().notNull().default(true),
    registration_date: moment().notNull().defaultNow(),
    version: version(),
    /** Last request in a session; null before the first. */
    last_seen: moment(),
    /** A removed account cannot sign in and frees its login; its bookings keep its name. */
    removed_at: moment(),
  },
  (t) => [
    uniqueIndex('users_login')
      .on(sql`lower(${t.login})`)
      .where(sql`${t.removed_at} is null`),
    check('users_permissions', sql`${t.permissions} ~ '^[01]{32}$'`),
  ],
);
/** References to an account: `user` of a booking, which is kept; `account` of a row that is deleted with the account. */
export const user = () => refers(() => users.user_id);
const account = () => refers(() => users.user_id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a stolen table opens no session. */
    token_hash: sha256().primaryKey(),
    /** Public id of the session; the hash must not leave the server. */
    session_id: serial().notNull().unique(),
    user_id: account().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** Last use, to ten minutes. */
    last_used: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** User agent and address of the sign-in. */
    device: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
);

/** Authenticator app of an account (TOTP). It is asked for once it is confirmed by a first code. */
export const secondFactors = pgTable('second_factors', {
  user_id: account().primaryKey(),
  /** Shared secret, encrypted with a key derived from SESSION_SECRET. */
  sealed_secret: text().notNull(),
  created_at: moment().notNull().defaultNow(),
  confirmed_at: moment(),
  /** Time step of the last accepted code: a code is accepted once. */
  last_step: big(),
});

/** Codes that replace the authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: account().notNull(),
    code_hash: sha256().notNull(),
    used_at: moment(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
);

/** Preferences of an account, applied in any browser. */
export const userPreferences = pgTable('user_preferences', {
  user_id: account().primaryKey(),
  preferences: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  updated_at: moment().notNull().defaultNow(),
});

/** Failed sign-ins by key (login, address, or both), and networks in which a login is known (`lib/http/attempts.ts`). */
export const loginAttempts = pgTable('login_attempts', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: big(),
});
