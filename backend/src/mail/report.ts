import type { Place } from '@/lib/contract/places';
import type { Tender } from '@/lib/sections/days/contract';
import type { Person } from '@/lib/rights/permissions';
import type { Queries } from '../db/open';
import type { ToldKind } from '../db/schema';
import type { MailLanguage } from './texts';

/** Cases of a rule for a mail: its text in the reader's language, their number, and their sum in baht if it has one. */
export interface AttentionLine {
  readonly text: string;
  readonly count: number;
  readonly amount?: number | undefined;
}

/** Reads the cases that need attention, by rule, limited to those that the person may see. */
export type AttentionLines = (db: Queries, person: Person, language: MailLanguage) => Promise<readonly AttentionLine[]>;

/** Differences of the count of a day, in baht: counted less expected. */
interface CloseOfDay {
  readonly business_date: string;
  readonly difference: number;
  readonly tenders: readonly (Tender & { readonly difference: number })[];
  readonly reason: string;
}

/** Figures of a message, in baht. What its receiver may not see is missing. The webhook sends them under these names. */
export interface Figures {
  readonly period: { readonly first: string; readonly last: string };
  /** The day was closed before, and reopened. */
  readonly closed_anew: boolean;
  readonly revenue: number;
  /** The same weekday a week before, or the week before. */
  readonly revenue_before?: number | undefined;
  /** Mean of the last four of them. */
  readonly revenue_mean?: number | undefined;
  readonly orders: number;
  readonly average_check: number;
  readonly margin?: number | undefined;
  /** Halls with sales. */
  readonly halls: readonly { readonly hall: Place; readonly revenue: number; readonly orders: number }[];
  /** Missing funds are hidden from the receiver. */
  readonly balances: { readonly cashier?: number; readonly safe?: number; readonly bank?: number };
  /** Closes of the period; undefined where they are hidden, or for a day that still runs. */
  readonly closes?: readonly CloseOfDay[] | undefined;
  readonly attention: readonly AttentionLine[];
}

/** Kind of a message and its receiver's language. */
export interface Told {
  readonly kind: ToldKind;
  readonly language: MailLanguage;
  /** Name of the venue. */
  readonly venue: string;
}
