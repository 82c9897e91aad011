/** Black boxes over parts of a picture, so that what they hide never leaves the browser. */

/** Fractions of the picture's width and height, from its upper left corner. */
export type Mask = { x: number; y: number; width: number; height: number };

/** Smaller ones are a slip of the finger. */
export const LEAST_SIDE = 0.02;
export const MOST_MASKS = 12;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The box between two corners in any order, cut at the picture's edges; undefined for a slip. */
export function maskBetween(from: { x: number; y: number }, to: { x: number; y: number }): Mask | undefined {
  const [left, right] = [within(Math.min(from.x, to.x), 1), within(Math.max(from.x, to.x), 1)];
  const [top, bottom] = [within(Math.min(from.y, to.y), 1), within(Math.max(from.y, to.y), 1)];
  const [width, height] = [right - left, bottom - top];
  return width < LEAST_SIDE || height < LEAST_SIDE ? undefined : { x: left, y: top, width, height };
}

/** In the middle, where a person finds it. */
export const newMask: Mask = { x: 0.35, y: 0.45, width: 0.3, height: 0.1 };

const STEP = 0.02;
const MOVES: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Arrows move it, with Shift they change its size; undefined for other keys. */
export function maskByKey(
  mask: Mask,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Mask | undefined {
  const move = MOVES[key];
  if (!move) return undefined;
  if (!shiftKey)
    return {
      ...mask,
      x: within(mask.x + move.x, 1 - mask.width),
      y: within(mask.y + move.y, 1 - mask.height),
    };
  return {
    ...mask,
    width: Math.max(LEAST_SIDE, within(mask.width + move.x, 1 - mask.x)),
    height: Math.max(LEAST_SIDE, within(mask.height + move.y, 1 - mask.y)),
  };
}
