import { z } from '#zod';
import { TextArgs } from './text-args';

/**
 * Error codes. Below 1000 they are the admin API's own, above the BFF's; `browserFault` and `cookieDropped` arise in the
 * browser and are never sent. The translation is `errors.e{code}`.
 */
export const CODE = {
  badRequest: 1,
  notFound: 2,
  forbidden: 3,
  wrongLogin: 4,
  conflict: 5,
  tooManyAttempts: 6,
  balanceTooLow: 11,
  cardTaken: 20,
  salaryPaid: 47,
  noJson: 1000,
  sessionEnded: 1001,
  unreachable: 1002,
  tooSlow: 1003,
  drift: 1004,
  tooLarge: 1005,
  internal: 1006,
  readOnlyServer: 1007,
  upstreamFailed: 1008,
  busy: 1009,
  notSetUp: 1010,
  unavailable: 1011,
  browserFault: 1012,
  cookieDropped: 1013,
} as const;

export type Code = (typeof CODE)[keyof typeof CODE];

const AWAY: readonly number[] = [CODE.unreachable, CODE.tooSlow, CODE.unavailable];

/** Whether a code says that server or database do not answer now, and may answer later. */
export const isAway = (code: number): boolean => AWAY.includes(code);

const STATUS: Readonly<Record<Code, number>> = {
  1: 400,
  2: 404,
  3: 403,
  4: 401,
  5: 409,
  6: 429,
  11: 409,
  20: 409,
  47: 409,
  1000: 502,
  1001: 401,
  1002: 503,
  1003: 504,
  1004: 502,
  1005: 413,
  1006: 500,
  1007: 403,
  1008: 502,
  1009: 503,
  1010: 503,
  1011: 503,
  1012: 500,
  1013: 401,
};

/** HTTP status of an error code. A code that only a legacy server knows is a conflict (409). */
export const statusOf = (code: number): number => (STATUS as Readonly<Record<number, number>>)[code] ?? 409;

/** The message of an error that arrived without a text. */
export const defaultMessage = (code: number): string => `Error #${code}`;

const text = z.string().optional().catch(undefined);

/** Ours: `key` is a key of `refusals` in the messages, `args` its arguments. */
const translation = { key: z.string().max(60).optional().catch(undefined), args: TextArgs.optional().catch(undefined) };

/** Shape of every error that reaches the browser; `problemText` gives the text for readers. */
export const Problem = z.object({
  code: z.int(),
  message: z.string(),
  field: z.string().optional(),
  ...translation,
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Problem of a reply from our own door; undefined if it is none, e.g. of a proxy. */
export const problemIn = (json: unknown): Problem | undefined =>
  typeof json === 'object' && json !== null && 'code' in json && Number.isInteger(json.code) && 'message' in json
    ? (json as Problem)
    : undefined;

/** An error reply of the admin API. Any reply with a `code` is one, whatever else it holds. */
export const ErrorReply = z.object({
  code: z.unknown().refine((code) => code !== undefined),
  error: text,
  message: text,
  field: text,
  ...translation,
});

/** An error with one of the codes above. Backend and BFF throw it and answer it in their own shapes. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly code: number,
    message: string,
    readonly field?: string,
    readonly translation: Pick<Problem, 'key' | 'args'> = {},
  ) {
    super(message);
  }

  /** The optional fields on the wire; only those that are set. */
  get details(): Pick<Problem, 'field' | 'key' | 'args'> {
    const { field } = this;
    const { key, args } = this.translation;
    const hasArgs = args && Object.keys(args).length > 0;
    return { ...(field && { field }), ...(key && { key, ...(hasArgs && { args }) }) };
  }
}

/** Refusal of a request outside its schema; the message is the schema's. */
export const badInput = ({ message, path }: Pick<z.core.$ZodIssue, 'message' | 'path'>): ProblemError =>
  new ProblemError(CODE.badRequest, message, path.join('.'), { key: 'badInput' });

/** A value read by its schema. @throws ProblemError 1 that names the field */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value);
  const issue = error?.issues[0];
  if (issue) throw badInput(issue);
  return data as z.output<S>;
}
