/** Pictures of a zip by their names: `{P_Code}.jpg` for the first of a product, `{P_Code}_2.png` to `_5` for the others (R-47t). */
import { MOST_PRODUCT_PICTURES } from '../products/product-draft.ts';

export const pictureOutcomes = ['added', 'replaced', 'unknown', 'name', 'kind', 'twice'] as const;
/**
 * added: after those that the product has. replaced: in the place of one. unknown: no product has the code. name: no code could be
 * read. kind: no picture by its ending. twice: an earlier file goes to the same place.
 */
export type PictureOutcome = (typeof pictureOutcomes)[number];

/** Of one zip: bytes as it is sent, files, and bytes unpacked, together and each. */
export const PICTURE_ZIP = { entries: 1000, bytes: 80 * 1024 * 1024, entryBytes: 10 * 1024 * 1024 } as const;

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

const baseOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/** What systems put into a zip by themselves, which nobody has to be told of. */
export const isOfSystem = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(baseOf(path));

type Meant = { code: string; place: number };

/** What a name may mean: a code that itself ends in a number comes first. Empty where it is none. */
export function meantBy(path: string): Meant[] {
  const stem = baseOf(path).replace(/\.[^.]*$/, '');
  const [, code = '', place] = /^(.+)_([1-9])$/.exec(stem) ?? [];
  const whole = { code: stem, place: 1 };
  const numbered = { code, place: Number(place) };
  return [whole, ...(Number(place) <= MOST_PRODUCT_PICTURES ? [numbered] : [])].filter((one) =>
    CODE.test(one.code),
  );
}

type PlannedPicture = { no: number; name: string; outcome: PictureOutcome } & Partial<Meant>;

/** Where each file goes. `pictures` has those of the products that there are, by code. */
export function planPictures(
  names: readonly string[],
  pictures: ReadonlyMap<string, readonly string[]>,
): PlannedPicture[] {
  const taken = new Set<string>();
  return names.map((name, no): PlannedPicture => {
    if (!PICTURE.test(name)) return { no, name, outcome: 'kind' };
    const meant = meantBy(name);
    if (meant.length === 0) return { no, name, outcome: 'name' };
    const found = meant.find(({ code }) => pictures.has(code));
    if (!found) return { no, name, outcome: 'unknown' };
    const key = `${found.place} ${found.code}`;
    if (taken.has(key)) return { no, name, outcome: 'twice' };
    taken.add(key);
    const isThere = found.place <= (pictures.get(found.code)?.length ?? 0);
    return { no, name, outcome: isThere ? 'replaced' : 'added', code: found.code, place: found.place };
  });
}

/** The pictures of a product with these at their places; one beyond the last comes after it. */
export function withPictures(
  before: readonly string[],
  put: readonly { place: number; address: string }[],
): string[] {
  const after = [...before];
  for (const { place, address } of put.toSorted((one, other) => one.place - other.place))
    after[Math.min(place - 1, after.length)] = address;
  return after;
}
