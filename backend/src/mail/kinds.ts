import type { mailOutbox } from '../db/schema';

type Row = typeof mailOutbox.$inferSelect;
/** Way by which a message leaves. */
export type Channel = Row['channel'];
/** Kinds of messages to people. */
export type ToldKind = Exclude<Row['kind'], 'code'>;
