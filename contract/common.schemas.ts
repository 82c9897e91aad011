import { MAX_SATANG, SATANG_PER_BAHT } from '#domain/pricing/money.ts';
import { inOneLine } from '#domain/text/plain-text.ts';
import { arabicDigits } from '#domain/text/thai-text.ts';
import { z } from 'zod';

/** The parts of one call's schemas; `errors` lists the codes the call may answer with beyond the general ones. */
export type CallSchemas = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  errors?: readonly string[];
};

export type SchemasFor<Calls> = Record<keyof Calls, CallSchemas>;

/** Text of one line as people type it: trimmed, at most `max` characters; plain already (`plainText`). */
export const text = (max: number) => z.string().overwrite(inOneLine).trim().max(max);
/** As `text`, of as many lines as are typed: remarks and reasons. */
export const multilineText = (max: number) => z.string().trim().max(max);
export const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/);
export const saleUnit = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
export const orderId = z.string().regex(/^[0-9A-Za-z-]{1,20}$/);

/** A number that is a name, such as a postcode, of that many digits; Thai ones are read as well. */
export const digits = (count: number | readonly [least: number, most: number]) =>
  z
    .string()
    .overwrite(arabicDigits)
    .regex(new RegExp(`^\\d{${typeof count === 'number' ? count : count.join(',')}}$`));

/** Baht with 2 decimals, as calls carry money. A sum of fractions (0.1 + 0.2) is none: round it first. */
export const baht = z
  .number()
  .min(0)
  .max(MAX_SATANG / SATANG_PER_BAHT)
  .check(({ value, issues }) => {
    // Not multipleOf: it lets through what is next to a multiple, or next to 0.
    if (Math.round(value * 100) / 100 !== value)
      issues.push({ code: 'not_multiple_of', divisor: 0.01, input: value });
  })
  .meta({ multipleOf: 0.01 });
/** A number in an address. Nothing there is no number: `Number('')` would be 0. */
export const inAddress = (number: z.ZodNumber) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? Number.NaN : Number(value);
  }, number);
/** `schema` also in other forms that clients write the value in: `read` makes the schema's own of them. */
export const alsoAs = <T extends z.ZodType>(
  schema: T,
  { forms, read }: { forms: readonly unknown[]; read: (value: unknown) => unknown },
) => z.preprocess((value: z.input<T>) => read(value), schema.meta({ examples: forms }));

const YES = new Set(['y', 'yes', 'true', '1']);
const NO = new Set(['n', 'no', 'false', '0']);

/** A word as clients write it: text in any case, a number or a boolean. */
export const wordOf = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().toLowerCase() : undefined;

const readYesNo =
  <Answer>({ yes, no }: { yes: Answer; no: Answer }) =>
  (value: unknown): unknown => {
    const word = wordOf(value);
    if (word === undefined) return value;
    if (YES.has(word)) return yes;
    return NO.has(word) ? no : value;
  };
const yesNoForms = [true, false, 'Y', 'N', 1, 0];

/** True or false in a body; also Y/N, yes/no and 1/0, as text or number, in any case. */
export const flag = alsoAs(z.boolean(), { forms: yesNoForms, read: readYesNo({ yes: true, no: false }) });
/** Y or N; also in the forms of `flag`. */
export const yesNo = alsoAs(z.enum(['Y', 'N']), {
  forms: yesNoForms,
  read: readYesNo({ yes: 'Y', no: 'N' }),
});

/** Whole units of one unit of measure on a cart line. */
export const quantity = z.int().min(0).max(99_999);

/** What every error answer holds (E-01). */
export const errorAnswer = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  /** Set where the message is meant for a toast (E-01). */
  exceptionHandler: z.boolean().optional(),
  /** What is wrong, by the field's path, for forms. */
  fields: z.record(z.string(), z.string()).optional(),
  /** What the person needs beside the message, e.g. the lines that stop an order. */
  details: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
