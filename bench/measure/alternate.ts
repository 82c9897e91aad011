/** Two things measured in turn, so that a slow minute of the machine falls on both. */
import { median, spread } from './statistics.ts';

export type Count = {
  /** Done a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Share of one core that the process under test was busy; above 1 with threads. */
  busy: number;
  /** Microseconds of the process's time for each done. */
  costMicros: number;
};

export type Series = Count & { counts: number[]; spread: number };
export type Comparison = { subject: Series; baseline: Series; ratio: number; costRatio: number };

type Sides = { subject: () => Promise<Count>; baseline: () => Promise<Count>; counts: number };

/** Counts in the order A B B A A B B A …, `counts` of each side; the ratio is that of the two medians. */
export async function compare({ subject, baseline, counts }: Sides): Promise<Comparison> {
  const ofSubject: Count[] = [];
  const ofBaseline: Count[] = [];
  for (let turn = 0; turn < counts; turn += 1) {
    const baselineFirst = turn % 2 === 1;
    if (baselineFirst) ofBaseline.push(await baseline());
    ofSubject.push(await subject());
    if (!baselineFirst) ofBaseline.push(await baseline());
  }
  const [a, b] = [summary(ofSubject), summary(ofBaseline)];
  return { subject: a, baseline: b, ratio: a.rate / b.rate, costRatio: b.costMicros / a.costMicros };
}

/** One thing that has no baseline. */
export async function repeat(measure: () => Promise<Count>, counts: number): Promise<Series> {
  const all: Count[] = [];
  for (let turn = 0; turn < counts; turn += 1) all.push(await measure());
  return summary(all);
}

export function summary(all: readonly Count[]): Series {
  const rates = all.map((one) => one.rate);
  const middle = (of: (count: Count) => number) => median(all.map(of));
  return {
    rate: median(rates),
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
    busy: middle((one) => one.busy),
    costMicros: middle((one) => one.costMicros),
    counts: rates,
    spread: spread(rates),
  };
}
