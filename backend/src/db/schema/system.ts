import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import type { HistoryChange } from '@/lib/contract/history';
import { big, bigId, bytes, moment, satang, sha256 } from './columns';
import { user } from './people';

/** Reply of a command, written in the command's transaction. The same key returns this reply again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** 0 is the till. */
    user_id: integer().notNull(),
    key: varchar({ length: 64 }).notNull(),
    /** SHA-256 of call and body: a key with other content is refused. */
    fingerprint: sha256().notNull(),
    reply: jsonb(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('idempotency_keys_age').on(t.created_at)],
);

/** A note for each tag that a command changed, written in its transaction. Versions count them; old ones are deleted. */
export const tagChanges = pgTable(
  'tag_changes',
  {
    change_id: bigId().primaryKey(),
    tag: text().notNull(),
    changed_at: moment().notNull().defaultNow(),
  },
  (t) => [index('tag_changes_tag').on(t.tag, t.change_id)],
);

/** Append-only: changes of records, with user, time, before and after. `record_id` outlives a change of number. */
export const history = pgTable(
  'history',
  {
    history_id: bigId().primaryKey(),
    entity: text({
      enum: [
        'menu',
        'stock',
        'expense',
        'order',
        'day',
        'user',
        'card',
        'category',
        'employee',
        'agent',
        'craft',
        'venue',
      ],
    }).notNull(),
    record_id: big().notNull(),
    action: text({ enum: ['created', 'changed', 'removed', 'restored'] }).notNull(),
    changes: jsonb().$type<HistoryChange[]>().notNull(),
    user_id: user(),
    history_time: moment().notNull().defaultNow(),
  },
  (t) => [index('history_record').on(t.entity, t.record_id, t.history_id)],
);

/** Settings of the venue: one row, added by the first change. A missing setting has its default. */
export const venueSettings = pgTable(
  'venue_settings',
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    version: integer().notNull(),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [check('venue_settings_one', sql`${t.id} = 1`)],
);

/** Bytes of photos and papers by their SHA-256, so that every node and every backup has them. */
export const fileContents = pgTable('file_contents', {
  hash: sha256().primaryKey(),
  bytes: bytes().notNull(),
  size: integer().notNull(),
  created_at: moment().notNull().defaultNow(),
});

/** Names of stored files. Several names may share one content. */
export const storedFiles = pgTable(
  'stored_files',
  {
    kind: text({ enum: ['papers', 'agents', 'crafts', 'pictures'] }).notNull(),
    name: text().notNull(),
    hash: sha256()
      .notNull()
      .references(() => fileContents.hash),
    updated_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.name] }), index('stored_files_hash').on(t.hash)],
);

/** Daily jobs by the venue's date: the node that inserts the row runs the job. `confirm_clock` is an operator's, by hand. */
export const scheduledRuns = pgTable(
  'scheduled_runs',
  {
    job: text({ enum: ['backup', 'check_books', 'tell_week', 'confirm_clock'] }).notNull(),
    run_date: date({ mode: 'string' }).notNull(),
    started_at: moment().notNull().defaultNow(),
    finished_at: moment(),
    /** Null while the job runs, or if its node stopped. */
    ok: boolean(),
    report: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (t) => [primaryKey({ columns: [t.job, t.run_date] })],
);

/**
 * Cases of what needs attention that were set aside, by rule and subject (`lib/sections/overview/contract/attention.ts`).
 * Without an end they stay aside, unless their amount grows by half.
 */
export const attentionMarks = pgTable(
  'attention_marks',
  {
    rule: text().notNull(),
    subject: varchar({ length: 64 }).notNull(),
    reason: text().notNull(),
    user_id: user().notNull(),
    /** Amount of the case when it was set aside, in satang. */
    amount: satang().notNull(),
    marked_at: moment().notNull().defaultNow(),
    ends_at: moment(),
  },
  (t) => [primaryKey({ columns: [t.rule, t.subject] })],
);
