/**
 * What was dropped while something is being made: a response begun before its data was dropped must not be cached.
 * Only its own tags count, because under a stream of orders something is dropped all the time.
 */

/** More drops than this while one response is being made count as a drop of everything. */
const MAX_REMEMBERED = 10_000;

/**
 * Something that is being made. Always call `end`, whatever the outcome: drops are remembered only while something
 * is under way.
 */
type UnderWay = {
  /** Whether any of these tags was dropped since. */
  isOutdated(tags: readonly string[]): boolean;
  end(): void;
};

export type DropLog = {
  begin(): UnderWay;
  dropped(tags: readonly string[]): void;
  droppedAll(): void;
};

export function createDropLog(): DropLog {
  let drops = 0;
  let allDroppedAt = 0;
  let underWay = 0;
  const droppedAt = new Map<string, number>();

  return {
    begin: () => {
      const begunAt = drops;
      underWay += 1;
      return {
        isOutdated: (tags) =>
          allDroppedAt > begunAt || tags.some((tag) => (droppedAt.get(tag) ?? 0) > begunAt),
        end: () => {
          underWay -= 1;
          if (underWay === 0) droppedAt.clear();
        },
      };
    },
    dropped: (tags) => {
      drops += 1;
      if (underWay === 0) return;
      for (const tag of tags) droppedAt.set(tag, drops);
      if (droppedAt.size <= MAX_REMEMBERED) return;
      droppedAt.clear();
      allDroppedAt = drops;
    },
    droppedAll: () => {
      drops += 1;
      allDroppedAt = drops;
    },
  };
}
