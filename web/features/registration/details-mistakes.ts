/** What is wrong with the form of a newcomer, all at once: nobody mends it in rounds. The shop looks again. */
import { passwordFlaws, type PasswordFlaw } from '#domain/access/password.ts';
import { missingFields, type Asked } from '#domain/access/registration.ts';
import { mayBeTaxNumber } from '#domain/text/thai-tax-number.ts';

type Values = Parameters<typeof missingFields>[0] & Record<'Name' | 'Email' | 'Password', string>;
export type DetailsMistakes = {
  missing: ReturnType<typeof missingFields>;
  isEmailWrong: boolean;
  isTaxNumberWrong: boolean;
  flaws: readonly PasswordFlaw[];
};

export function detailsMistakes(values: Values, asked: Asked & { mobile: string }): DetailsMistakes {
  const { Name, Email, Password, TaxNo = '' } = values;
  const hasTyped = asked.hasPassword && Password !== '';
  return {
    missing: missingFields(values, asked),
    isEmailWrong: Email !== '' && !/^\S+@\S+\.\S+$/.test(Email),
    isTaxNumberWrong: asked.hasTaxNumber && TaxNo !== '' && !mayBeTaxNumber(TaxNo),
    flaws: hasTyped
      ? passwordFlaws(Password, { names: [Name, asked.mobile, Email].filter((name) => name !== '') })
      : [],
  };
}
