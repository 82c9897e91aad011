import { beforeEach, describe, expect, test } from 'vitest';
import { bootstrapOf } from '../../testing/drawn.tsx';
import { keepRegistration, readRegistration } from './registration-draft.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const place = bootstrapOf({});
beforeEach(() => kept.clear());

describe('R-08 what a newcomer typed', () => {
  test('is kept part by part, and forgotten as a whole', () => {
    keepRegistration(storage, place, { values: { Name: 'A' } });
    keepRegistration(storage, place, { saleUnit: 'C2' });
    expect(readRegistration(storage, place)).toMatchObject({ values: { Name: 'A' }, saleUnit: 'C2' });
    keepRegistration(storage, place, undefined);
    expect(readRegistration(storage, place)).toEqual({ values: {} });
  });

  test('never has a password or code, and what is no draft is none', () => {
    const values = { Name: 'A', Password: 'secret', code: '123456' };
    keepRegistration(storage, place, { values });
    expect(readRegistration(storage, place).values).toEqual({ Name: 'A' });
    for (const text of ['', 'null', '5', '{"values":{"Name":1},"proof":{"ticket":1}}']) {
      const [name = ''] = kept.keys();
      kept.set(name, text);
      expect(readRegistration(storage, place)).toMatchObject({ values: {} });
    }
  });
});
