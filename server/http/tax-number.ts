/** The one rule for every tax number that is given (V-06c). */
import { mayBeTaxNumber } from '#domain/text/thai-tax-number.ts';
import { badRequest, type CallErrorParts } from './call-error.ts';

type Given = { field: string; before?: string | undefined; extra?: Pick<CallErrorParts, 'quiet'> };

/** Throws 400 INVALID_TAX_NUMBER at the field; not for '', nor for what was stored before. */
export function assertTaxNumber(given: string, { field, before, extra }: Given): void {
  if (mayBeTaxNumber(given, before)) return;
  throw badRequest('INVALID_TAX_NUMBER', { ...extra, fields: { [field]: 'INVALID_TAX_NUMBER' } });
}
