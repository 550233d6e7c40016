import { z } from '#zod';
import { TextArgs } from './text-args';

/**
 * Error codes with their HTTP status. Below 1000 they are the admin API's own, above the BFF's; `browserFault` and
 * `cookieDropped` arise in the browser and are never sent. The translation is `errors.e{code}`.
 */
const CODES = {
  badRequest: [1, 400],
  notFound: [2, 404],
  forbidden: [3, 403],
  wrongLogin: [4, 401],
  conflict: [5, 409],
  tooManyAttempts: [6, 429],
  balanceTooLow: [11, 409],
  cardTaken: [20, 409],
  salaryPaid: [47, 409],
  noJson: [1000, 502],
  sessionEnded: [1001, 401],
  unreachable: [1002, 503],
  tooSlow: [1003, 504],
  drift: [1004, 502],
  tooLarge: [1005, 413],
  internal: [1006, 500],
  readOnlyServer: [1007, 403],
  upstreamFailed: [1008, 502],
  busy: [1009, 503],
  notSetUp: [1010, 503],
  unavailable: [1011, 503],
  browserFault: [1012, 500],
  cookieDropped: [1013, 401],
} as const;
type Codes = typeof CODES;

/** Error codes by name. */
export const CODE = Object.fromEntries(Object.entries(CODES).map(([name, [code]]) => [name, code])) as {
  readonly [Name in keyof Codes]: Codes[Name][0];
};

export type Code = (typeof CODE)[keyof typeof CODE];

const AWAY: readonly number[] = [CODE.unreachable, CODE.tooSlow, CODE.unavailable];

/** Whether a code says that server or database do not answer now, and may answer later. */
export const isAway = (code: number): boolean => AWAY.includes(code);

const STATUS: ReadonlyMap<number, number> = new Map(Object.values(CODES));

/** HTTP status of an error code. A code that only a legacy server knows is a conflict (409). */
export const statusOf = (code: number): number => STATUS.get(code) ?? 409;

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
