/** Sends an application, and then its photos (R-42d): what the last step and a second try do. */
import { isApiError } from '#contract/client.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { hasBankAccount, hasNewCenter } from '#domain/access/merchant-application.ts';
import type { Page } from '../../page/page-context.ts';
import { attemptFor, headersOf } from '../attempt/attempt.ts';
import { bearer, keepApplicantToken } from './applicant-token.ts';
import { applyingApi } from './applying-api.ts';
import { keepApplying, readApplying, type ApplyingDraft, type NumberProof } from './applying-draft.ts';
import { fileOf, IMAGE_FIELDS, keepImage, readImage } from './applying-images.ts';

type Body = CallInput<'registerMerchant'>['body'];
type Where = Pick<Page, 'locale' | 'bootstrap'>;

/** Without the password; a center and a bank account are left out where a part of them is missing (N-32b, N-32c). */
export function bodyOf(draft: ApplyingDraft, { ticket, mobile }: NumberProof): Body {
  const { person, kind, chosen, center, place, bank } = draft;
  const isNew = kind === 'new';
  const { DIST_NAME: name, Province: province, Ampher: district, Town: town } = center;
  const { Address_: address = '' } = center;
  const hasCenter = hasNewCenter({ name, province, district, town });
  const hasBank = hasBankAccount({
    bank: bank.bankcode,
    number: bank.accountid,
    name: bank.bank_ac_name,
  });
  return {
    Ticket: ticket,
    SelectedDists: isNew ? [] : chosen.map(({ SaleUnit }) => SaleUnit),
    DistributionCenter:
      isNew && hasCenter
        ? {
            DIST_NAME: center.DIST_NAME ?? '',
            DIST_SHORTNAME: center.DIST_SHORTNAME ?? '',
            address,
            ...(place && { lat: place.lat, lon: place.lon }),
            province_id: center.Province ?? '',
            district_id: center.Ampher ?? '',
            town_id: center.Town ?? '',
            zipcode: center.PostalCode ?? '',
            shipment_name: center.shipment_name ?? '',
            Optional21: center.Optional21 ?? '',
            contactName: center.contactName ?? '',
          }
        : null,
    Saleman: {
      mobileNo: mobile,
      name: person.name ?? '',
      email: person.email ?? '',
      username: person.username ?? '',
      birthDate: person.birthDate ?? '',
      socialId1: person.socialId1 ?? '',
      referralCode: person.referralCode ?? '',
    },
    BankAccount: hasBank
      ? {
          bankcode: bank.bankcode ?? '',
          accountid: bank.accountid ?? '',
          bank_ac_name: bank.bank_ac_name ?? '',
        }
      : null,
  };
}

/** Once, however often it is pressed or the line breaks: the attempt is kept, the password is not. */
export async function sendApplication(
  page: Where,
  proof: NumberProof,
  password: string,
): Promise<CallAnswer<'registerMerchant'>> {
  const { bootstrap } = page;
  const draft = readApplying(sessionStorage, bootstrap);
  const body = bodyOf(draft, proof);
  const attempt = attemptFor<unknown>(body, { earlier: draft.attempt });
  keepApplying(sessionStorage, bootstrap, { attempt });
  const answer = await applyingApi(page).registerMerchant({
    body: { ...body, Saleman: { ...body.Saleman, password } },
    headers: headersOf(attempt),
  });
  if (answer.State === 'waiting') keepApplicantToken(localStorage, bootstrap, answer.Token);
  keepApplying(sessionStorage, bootstrap, undefined);
  return answer;
}

/** Sends the photos that are still kept in this browser. False where one could not be stored: it stays, to be sent again. */
export async function sendImages(
  page: Where,
  { token, saleUnit }: { token: string; saleUnit: string },
): Promise<boolean> {
  const { bootstrap } = page;
  const api = applyingApi(page);
  let isAll = true;
  for (const field of IMAGE_FIELDS) {
    const image = readImage(sessionStorage, bootstrap, field);
    if (image === undefined) continue;
    try {
      const files = { [field]: fileOf(image) };
      await api.setCenterPhotos({ body: { saleUnit }, files, headers: bearer(token) });
      keepImage(sessionStorage, bootstrap, { field, image: undefined });
    } catch (error) {
      // What the shop refuses is not better the second time.
      if (isApiError(error) && error.answer.statusCode < 500 && error.answer.statusCode !== 429)
        keepImage(sessionStorage, bootstrap, { field, image: undefined });
      isAll = false;
    }
  }
  return isAll;
}
