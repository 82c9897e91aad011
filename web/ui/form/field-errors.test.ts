import { expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { fieldErrors } from './field-errors.ts';

const answered = (fields: Record<string, string> | undefined, code = 'INVALID_INPUT') =>
  new ApiError({ statusCode: 400, code, message: 'The sentence', fields });

test("the API's sentence is shown at its field", () => {
  expect(fieldErrors(answered({ Name: 'is required', Other: 'x' }), ['Name', 'Phone'])).toEqual({
    Name: 'is required',
  });
});

test('a field that is named with the code of the error gets the sentence of the error', () => {
  expect(fieldErrors(answered({ mobile: 'INVALID_MOBILE' }, 'INVALID_MOBILE'), ['mobile'])).toEqual({
    mobile: 'The sentence',
  });
});

test('an error that names no field of the form is not one of its fields', () => {
  expect(fieldErrors(answered({ Other: 'x' }), ['Name'])).toBeUndefined();
  expect(fieldErrors(answered(undefined), ['Name'])).toBeUndefined();
  expect(fieldErrors(new TypeError('Failed to fetch'), ['Name'])).toBeUndefined();
});
