/**
 * Blank is absent: clients of the specification send every field of a payload, with '' or null in unused ones. The
 * only place of that rule; it applies to every call. A blank where a value is required is left for the schema to
 * refuse, and so is a blank text in place of a list of records: such a list says what a call does (which lines are
 * packed), and no client writes an unused one as text.
 */
import { z } from 'zod';

/** Removes the blanks from an input. */
export type DropBlanks = (input: unknown) => unknown;

const asItIs: DropBlanks = (input) => input;

export const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** What counts as blank in a field of this schema. */
const blankOf = (schema: z.core.$ZodType): ((value: unknown) => boolean) =>
  isRecords(schema) ? (value) => value === null : isBlank;

function isRecords(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return isRecords(schema.unwrap());
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject;
}

const mayBeAbsent = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

/** A function that removes the blanks of this schema's optional fields, at every depth; created once per schema. */
export function dropBlanksOf(schema: z.core.$ZodType): DropBlanks {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return dropBlanksOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return inItems(dropBlanksOf(schema.element));
  if (schema instanceof z.ZodObject) return inFields(schema);
  return asItIs;
}

function inItems(dropBlanks: DropBlanks): DropBlanks {
  if (dropBlanks === asItIs) return asItIs;
  return (input) => (Array.isArray(input) ? input.map(dropBlanks) : input);
}

function inFields({ shape }: z.ZodObject): DropBlanks {
  const fields = new Map(
    Object.entries(shape).map(([name, field]) => [
      name,
      { isOptional: mayBeAbsent(field), isBlank: blankOf(field), dropBlanks: dropBlanksOf(field) },
    ]),
  );
  if ([...fields.values()].every((field) => !field.isOptional && field.dropBlanks === asItIs)) return asItIs;
  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
    const given = Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
      const field = fields.get(name);
      if (!field) return [[name, value]];
      return field.isOptional && field.isBlank(value) ? [] : [[name, field.dropBlanks(value)]];
    });
    return Object.fromEntries(given);
  };
}
