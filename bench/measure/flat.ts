/** Whether memory stays where it is under a load that goes on. */
import { median } from './statistics.ts';

export type Growth = {
  /** The middle of the second third of the samples, and of the last; the first third is warming up. */
  before: number;
  after: number;
  isFlat: boolean;
};

/** Garbage that waits to be collected goes up and down by less. */
const MAX_GROWTH = 0.1;

/** Of samples taken at even distances; fewer than three say nothing and count as flat. */
export function growthOf(samples: readonly number[]): Growth {
  const third = Math.floor(samples.length / 3);
  const last = samples.length - third;
  const [before, after] = [samples.slice(third, last), samples.slice(last)].map((part) => median(part));
  if (third === 0 || before === undefined || after === undefined)
    return { before: samples.at(0) ?? 0, after: samples.at(-1) ?? 0, isFlat: true };
  return { before, after, isFlat: after <= before * (1 + MAX_GROWTH) };
}
