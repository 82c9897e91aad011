import { describe, expect, it } from 'vitest';
import { accountAtSignIn, accountOfCenter } from './accounts.ts';

const of = (code: string, saleUnits: string[], status = 'active') => ({ code, saleUnits, status });

describe('S-73 the account that has a center', () => {
  const first = of('A', ['C1', 'C2']);
  const second = of('B', ['C2', 'C3']);
  const free = of('F', []);

  it('is the one that names it, the first of several', () => {
    expect(accountOfCenter([first, second], 'C3')).toBe(second);
    expect(accountOfCenter([first, second], 'C2')).toBe(first);
    expect(accountOfCenter([second, first], 'C2')).toBe(second);
  });

  it('is one that is bound to none only where no other names it', () => {
    expect(accountOfCenter([free, second], 'C3')).toBe(second);
    expect(accountOfCenter([second, free], 'C9')).toBe(free);
  });

  it('is none where all are bound to others', () => {
    expect(accountOfCenter([first, second], 'C9')).toBeUndefined();
  });
});

describe('S-73 the account that a person begins with', () => {
  const accounts = [of('OFF', ['C1'], 'disabled'), of('A', ['C1']), of('B', ['C2'])];

  it('is that of the remembered center, else the first active one', () => {
    expect(accountAtSignIn(accounts, 'C2')?.code).toBe('B');
    expect(accountAtSignIn(accounts, 'C1')?.code).toBe('A');
    expect(accountAtSignIn(accounts, 'C9')?.code).toBe('A');
    expect(accountAtSignIn(accounts, undefined)?.code).toBe('A');
  });

  it('is the first of all where none is active, and none where there is none', () => {
    expect(accountAtSignIn([of('P', ['C1'], 'pending'), of('OFF', [], 'disabled')], 'C9')?.code).toBe('P');
    expect(accountAtSignIn([], 'C1')).toBeUndefined();
  });
});
