import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loggable, problemSentence } from './loggable.ts';

const TYPED = 'secret words';
const databaseError = () =>
  Object.assign(new Error(`invalid input syntax for type integer: "${TYPED}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Failing row contains (${TYPED}).`,
    table: 'addresses',
    constraint: 'addresses_name_check',
  });

describe('what the log contains of an error', () => {
  test('is its kind and where it arose, and nothing of what was typed', () => {
    const told = loggable(databaseError());
    expect(told).toMatchObject({
      name: 'Error',
      code: '22P02',
      table: 'addresses',
      constraint: 'addresses_name_check',
    });
    expect(told.frames?.[0]).toContain('loggable.test.ts');
    expect(JSON.stringify(told)).not.toContain(TYPED);
  });

  test('is no line of a message that looks like a place in the code', () => {
    const told = loggable(new Error(`broken\n    at ${TYPED}`));
    expect(JSON.stringify(told)).not.toContain(TYPED);
    expect(told.frames?.length).toBeGreaterThan(0);
  });

  test('is also what caused it', () => {
    const told = loggable(new TypeError(TYPED, { cause: databaseError() }));
    expect([told.name, told.cause?.code]).toEqual(['TypeError', '22P02']);
    expect(JSON.stringify(told)).not.toContain(TYPED);
  });

  test('names the fields of an answer that does not fit its schema', () => {
    const { error } = z
      .object({ Order: z.object({ Total: z.number() }) })
      .safeParse({ Order: { Total: TYPED } });
    expect(loggable(error)).toMatchObject({ fields: ['Order.Total'] });
    expect(JSON.stringify(loggable(error))).not.toContain(TYPED);
  });

  test('is the kind alone of what is no error', () => {
    expect(loggable(TYPED)).toEqual({ name: 'string' });
  });
});

describe('a problem outside a call', () => {
  test('of the database is logged by its code', () => {
    expect(problemSentence(databaseError())).toBe(
      'The database refused a statement: 22P02 (addresses_name_check)',
    );
  });

  test.each([new Error('The SMS gateway answered 500'), { message: 'The SMS gateway answered 500' }])(
    'of our own is logged with its message',
    (problem) => {
      expect(problemSentence(problem)).toBe('The SMS gateway answered 500');
    },
  );
});
