import { MAX_SATANG, SATANG_PER_BAHT } from '#domain/pricing/money.ts';
import { inOneLine } from '#domain/text/plain-text.ts';
import { arabicDigits } from '#domain/text/thai-text.ts';
import { z } from 'zod';

/** The schemas of one call; `errors` lists the codes it may answer with beyond the general ones. */
export type CallSchemas = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  errors?: readonly string[];
};

/** What the use-case of a download returns; it is sent as the file itself. `FileName` is ASCII. */
export const fileAnswer = z.object({
  FileName: z.string().regex(/^[\w.-]+$/),
  ContentType: z.string(),
  Bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** What every upload may answer besides its own errors. */
export const UPLOAD_ERRORS = [
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_UNEXPECTED',
  'FORM_EXPECTED',
  'FORM_MALFORMED',
  'PICTURE_UNSUPPORTED',
  'PICTURE_HEIC',
  'PICTURE_BROKEN',
  'PICTURE_TOO_LARGE',
  'TOO_MANY_UPLOADS',
] as const;
export const PAPER_ERRORS = [...UPLOAD_ERRORS, 'PAPER_UNSUPPORTED', 'PAPER_BROKEN'] as const;

export type SchemasFor<Calls> = Record<keyof Calls, CallSchemas>;

/** A single line of text: trimmed, at most `max` characters; already cleaned by `plainText`. */
export const text = (max: number) => z.string().overwrite(inOneLine).trim().max(max);
/** Like `text`, but multi-line: remarks and reasons. */
export const multilineText = (max: number) => z.string().trim().max(max);
export const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/);
export const saleUnit = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/);
/** Of an uploaded file. */
export const fileId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const orderId = z.string().regex(/^[0-9A-Za-z-]{1,20}$/);

/** An identifier made of digits, such as a postcode, of that length; Thai digits are accepted. */
export const digits = (count: number | readonly [least: number, most: number]) =>
  z
    .string()
    .overwrite(arabicDigits)
    .regex(new RegExp(`^\\d{${typeof count === 'number' ? count : count.join(',')}}$`));

/** Refuses a raw floating-point sum (0.1 + 0.2): round it first. */
export const withTwoDecimals = (number: z.ZodNumber) =>
  number
    .check(({ value, issues }) => {
      // Not multipleOf: it accepts values close to a multiple, or close to 0.
      if (Math.round(value * 100) / 100 !== value)
        issues.push({ code: 'not_multiple_of', divisor: 0.01, input: value });
    })
    .meta({ multipleOf: 0.01 });
/** Baht with 2 decimals, as calls carry money. */
export const baht = withTwoDecimals(
  z
    .number()
    .min(0)
    .max(MAX_SATANG / SATANG_PER_BAHT),
);
/** A number in a URL. Empty is not a number, although `Number('')` is 0. */
export const inAddress = (number: z.ZodNumber) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? Number.NaN : Number(value);
  }, number);
/** Several values of one filter, each once. */
export const several = <T extends z.ZodType<string>>(value: T, most: number) =>
  z
    .array(value)
    .min(1)
    .max(most)
    .refine((all) => new Set(all).size === all.length)
    .meta({ uniqueItems: true });
/** `several` in a URL: apart by commas, since neither codes nor words have any, or the parameter repeated. */
export const severalInAddress = <T extends z.ZodType<string[]>>(list: T) =>
  z.preprocess((given: string | z.input<T>) => (typeof given === 'string' ? given.split(',') : given), list);

/** Extends `schema` with other forms that clients send; `read` converts them to the schema's own. */
export const alsoAs = <T extends z.ZodType>(
  schema: T,
  { forms, read }: { forms: readonly unknown[]; read: (value: unknown) => unknown },
) => z.preprocess((value: z.input<T>) => read(value), schema.meta({ examples: forms }));

/** As clients write it: commas only between thousands, so that 1,5 is not taken for 15. */
const NUMBER = /^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/;
const numberOf = (typed: string): number =>
  NUMBER.test(typed.trim()) ? Number(typed.trim().replaceAll(',', '')) : Number.NaN;

/** Clients also write numbers as text, and names that are numbers as numbers. */
export const asNumber = <T extends z.ZodType<number>>(schema: T) =>
  alsoAs(schema, {
    forms: ['7', 7],
    read: (value) => (typeof value === 'string' ? numberOf(value) : value),
  });
export const asText = <T extends z.ZodType<string>>(schema: T) =>
  alsoAs(schema, {
    forms: ['7', 7],
    read: (value) => (typeof value === 'number' ? String(value) : value),
  });

/** Codes, alone or as the objects that the detail answers them in. */
export const codesIn = <T extends z.ZodType<string>>(item: T, fields: readonly string[], most: number) =>
  z
    .array(
      z.preprocess((value: z.input<T> | Readonly<Record<string, unknown>>) => {
        if (typeof value !== 'object' || value === null) return value;
        const named = Object.entries(value).find(([field]) => fields.includes(field));
        return named ? named[1] : value;
      }, item),
    )
    .max(most)
    .overwrite((all) => [...new Set(all)]);

const YES = new Set(['y', 'yes', 'true', '1']);
const NO = new Set(['n', 'no', 'false', '0']);

/** A keyword as clients write it: text in any case, a number or a boolean. */
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

/** A boolean in a body; also Y/N, yes/no and 1/0, as text or number, in any case. */
export const flag = alsoAs(z.boolean(), { forms: yesNoForms, read: readYesNo({ yes: true, no: false }) });
/** Y or N; also accepts the forms of `flag`. */
export const yesNo = alsoAs(z.enum(['Y', 'N']), {
  forms: yesNoForms,
  read: readYesNo({ yes: 'Y', no: 'N' }),
});

/** Whole units of one unit of measure on a cart line. */
export const quantity = z.int().min(0).max(99_999);

/** The body of every error response (E-01). */
export const errorAnswer = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  /** Set if the message should be shown as a toast (E-01). */
  exceptionHandler: z.boolean().optional(),
  /** Error messages by field path, for forms. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Extra data for the user, e.g. the lines that stop an order. */
  details: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
