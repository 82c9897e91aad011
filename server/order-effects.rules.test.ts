import { expect, test } from 'vitest';
import { createOrderEffects } from './order-effects.ts';

const onProblem = () => undefined;
const nothing = { events: ['placed'], afterCommit: onProblem } as const;

test('B-23b a name belongs to one effect', () => {
  const effects = createOrderEffects({ onProblem });
  effects.define({ name: 'points', ...nothing });
  effects.define({ name: 'messages', ...nothing });
  expect(() => effects.define({ name: 'points', ...nothing })).toThrow('points is already defined');
});

test('B-23b the shop does not start with a job that nobody works on', () => {
  const effects = createOrderEffects({ onProblem });
  effects.define({ name: 'points', events: ['delivered'], job: { queue: 'points' } });
  effects.define({ name: 'thanks', events: ['placed'], job: { queue: 'thanks' } });
  const worked = new Set(['points', 'thanks']);
  effects.assertQueues((queue) => worked.has(queue));
  worked.delete('thanks');
  expect(() => effects.assertQueues((queue) => worked.has(queue))).toThrow(
    'thanks has a job in thanks, which nobody works on',
  );
});
