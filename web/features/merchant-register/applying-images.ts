/** The photos of a new center, kept in the tab until the application is sent: for a reload too, where the tab has room. */
import type { BootstrapData } from '#contract/page.ts';

export const IMAGE_FIELDS = ['taxImage', 'shopImage', 'logoImage'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
const nameOf = ({ keyPrefix, tenant }: Place, field: ImageField): string =>
  `${keyPrefix}-${tenant.id}-merchant-${field}`;

/** By the same names: what does not fit into the storage lasts until a reload. */
const held = new Map<string, string>();

/** As `data:` addresses. */
export function readImage(
  storage: Pick<Storage, 'getItem'>,
  place: Place,
  field: ImageField,
): string | undefined {
  const name = nameOf(place, field);
  try {
    return held.get(name) ?? storage.getItem(name) ?? undefined;
  } catch {
    return held.get(name);
  }
}

export function keepImage(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  place: Place,
  { field, image }: { field: ImageField; image: string | undefined },
): void {
  const name = nameOf(place, field);
  if (image === undefined) held.delete(name);
  else held.set(name, image);
  try {
    if (image === undefined) storage.removeItem(name);
    else storage.setItem(name, image);
  } catch {
    // Too large for the tab's storage: what was there before must not come back.
    storage.removeItem(name);
  }
}

export const isPicture = (image: string): boolean => image.startsWith('data:image/');

export async function dataAddressOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${file.type};base64,${btoa(text)}`;
}

export function fileOf(image: string): Blob {
  const [head = '', body = ''] = image.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? '' });
}
