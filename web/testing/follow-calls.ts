/** The calls of one page, for tests: whether any is under way, and none any more once the page has ended. */
import type { Api } from '#contract/client.ts';

export type FollowedCalls = {
  api: Api;
  areUnderWay: () => boolean;
  /** What is left of the page asks nobody from now on, as when a document is closed. */
  end: () => void;
};

export function followCalls(api: Api): FollowedCalls {
  let underWay = 0;
  let hasEnded = false;
  const follow = async (call: () => Promise<unknown>): Promise<unknown> => {
    if (hasEnded) return new Promise<never>(() => undefined);
    underWay += 1;
    try {
      return await call();
    } finally {
      underWay -= 1;
    }
  };
  return {
    api: new Proxy(api, {
      get: (all, name: keyof Api) => {
        const call = all[name] as (...given: unknown[]) => Promise<unknown>;
        return (...given: unknown[]) => follow(() => call(...given));
      },
    }),
    areUnderWay: () => underWay > 0,
    end: () => {
      hasEnded = true;
    },
  };
}
