/** The steps of the editor, each with an address of its own (R-46b to R-46d). */

/** As the address names them; the first has no name. */
const NAMES = ['', 'condition', 'detail'] as const;
export const NEW = 'new';

/** Which step an address means, from 0; undefined for one that is none. */
export function stepAt(name: string | undefined): number | undefined {
  const at = NAMES.findIndex((one) => one === (name ?? '').toLowerCase());
  return at === -1 ? undefined : at;
}

/** Without the language. */
export function stepPath(promotionId: string, at: number): string {
  const name = NAMES[at] ?? '';
  const path = `/merchant/promotion/${encodeURIComponent(promotionId)}`;
  return name === '' ? path : `${path}/${name}`;
}

export const stepPaths = (promotionId: string): string[] => NAMES.map((_, at) => stepPath(promotionId, at));
