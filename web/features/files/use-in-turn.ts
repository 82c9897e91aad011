import { useState } from 'react';

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Does one thing after the other, in the order in which they are asked for; one that fails does not stop the next. */
export function useInTurn(): InTurn {
  const [inTurn] = useState(() => {
    let last: Promise<unknown> = Promise.resolve();
    return <T>(work: () => Promise<T>): Promise<T> => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    };
  });
  return inTurn;
}
