import type { mailOutbox } from '../db/schema';

type Row = typeof mailOutbox.$inferSelect;
/** Way by which a message leaves. */
export type Channel = Row['channel'];
/** A code of a payout, or a message to a person. */
export type MessageKind = Row['kind'];
/** Kinds of messages to people. */
export type ToldKind = Exclude<MessageKind, 'code'>;
