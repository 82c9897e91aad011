/** Smaller copies of public pictures, for lists and phones. Server and browser share their sizes and addresses. */

/** The longest sides in pixels: for the small squares of lists, and for a picture as wide as a phone. */
export const COPY_SIDES = [240, 640] as const;
export type CopySide = (typeof COPY_SIDES)[number];

const PUBLIC_PICTURE = /^(\/media\/[^/]+\/[\w-]{22})\.webp$/;

/** Whether it was uploaded; other pictures have no copies. */
export const isUploadedPicture = (address: string): boolean => PUBLIC_PICTURE.test(address);

/**
 * The address of a copy with that longest side at most. A picture without such a copy is answered whole by it, so this may
 * be asked of any uploaded picture; any other address is returned as it is.
 */
export function copyAddress(address: string, side: CopySide): string {
  return address.replace(PUBLIC_PICTURE, `$1-${side}.webp`);
}

/** What an `img` names as its `srcset`; undefined where there are no copies. `maxSide` is that of the whole picture. */
export function copySet(address: string, maxSide: number): string | undefined {
  if (!isUploadedPicture(address)) return undefined;
  return [
    ...COPY_SIDES.map((side) => `${copyAddress(address, side)} ${side}w`),
    `${address} ${maxSide}w`,
  ].join(', ');
}
