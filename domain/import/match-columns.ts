/** Which column of a file is which field. */
import type { ImportField } from './fields.ts';

/** Without case, spaces and signs, so that `P_Code`, `p code` and `P-CODE` are one. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/**
 * The field of each column, '' where none is known; no field twice. `remembered` is what the same person chose for columns of the same
 * titles before, which comes first.
 */
export function matchColumns(
  fields: readonly ImportField[],
  titles: readonly string[],
  remembered: ReadonlyMap<string, string> = new Map(),
): string[] {
  const known = new Map<string, string>();
  for (const { name, th, en, also = [] } of fields)
    for (const title of [name, th, en, ...also])
      if (!known.has(plainTitle(title))) known.set(plainTitle(title), name);
  const names = new Set(fields.map(({ name }) => name));
  const used = new Set<string>();
  return titles.map((title) => {
    const plain = plainTitle(title);
    const kept = remembered.get(plain);
    const field = kept !== undefined && (kept === '' || names.has(kept)) ? kept : (known.get(plain) ?? '');
    if (field === '' || used.has(field)) return '';
    used.add(field);
    return field;
  });
}

/** Fields that every row needs and no column has. */
export const missingFields = (fields: readonly ImportField[], columns: readonly string[]): string[] =>
  fields.filter(({ name, needed }) => needed && !columns.includes(name)).map(({ name }) => name);
