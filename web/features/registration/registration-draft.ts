/**
 * What a newcomer has proved and typed, kept in the tab so that a reload or a lost line loses nothing. Neither the code nor
 * the password is among it.
 */
import type { BootstrapData } from '#contract/page.ts';
import type { Attempt } from '../attempt/attempt.ts';

export const KEPT_FIELDS = [
  'Name',
  'Email',
  'TaxNo',
  'Address_',
  'Province',
  'Ampher',
  'Town',
  'Pin',
] as const;
export type KeptField = (typeof KEPT_FIELDS)[number];
export const isKeptField = (name: string): name is KeptField =>
  (KEPT_FIELDS as readonly string[]).includes(name);

export type NumberProof = {
  ticket: string;
  mobile: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};
export type RegistrationDraft = {
  proof?: NumberProof | undefined;
  values: Partial<Record<KeptField, string>>;
  saleUnit?: string | undefined;
  /** Of the salesman whose link was followed. */
  saleCode?: string | undefined;
  /** The identity document that is attached. */
  identityFile?: string | undefined;
  /** What was agreed to or refused, by purpose. */
  consents?: Readonly<Record<string, boolean>> | undefined;
  /** The request that may have arrived although no answer did. */
  attempt?: Attempt<unknown> | undefined;
};

const EMPTY: RegistrationDraft = { values: {} };

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
const nameOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-registration`;

export function readRegistration(storage: DraftStorage, place: Place): RegistrationDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(place)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const { proof, values, saleUnit, saleCode, identityFile, consents, attempt } = kept as Record<
      string,
      unknown
    >;
    const texts = KEPT_FIELDS.map((name) => [name, (values as Record<string, unknown> | undefined)?.[name]]);
    return {
      proof: isProof(proof) ? proof : undefined,
      values: Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
      saleUnit: typeof saleUnit === 'string' ? saleUnit : undefined,
      identityFile: typeof identityFile === 'string' ? identityFile : undefined,
      saleCode: typeof saleCode === 'string' ? saleCode : undefined,
      consents: isChoices(consents) ? consents : undefined,
      attempt: isAttempt(attempt) ? attempt : undefined,
    };
  } catch {
    return EMPTY;
  }
}

/** What is proved of a number, while its ticket is valid. */
export function readProof(storage: DraftStorage, place: Place): NumberProof | undefined {
  const { proof } = readRegistration(storage, place);
  return proof && proof.expiresAt > Date.now() ? proof : undefined;
}

/** Changes a part of it; what else is kept stays. Forgets all with `undefined`. */
export function keepRegistration(
  storage: DraftStorage,
  place: Place,
  part: Partial<RegistrationDraft> | undefined,
): void {
  try {
    if (part)
      storage.setItem(nameOf(place), JSON.stringify({ ...readRegistration(storage, place), ...part }));
    else storage.removeItem(nameOf(place));
  } catch {
    // It is still shown on the page.
  }
}

function isProof(value: unknown): value is NumberProof {
  if (typeof value !== 'object' || value === null) return false;
  const { ticket, mobile, expiresAt } = value as Record<string, unknown>;
  return typeof ticket === 'string' && typeof mobile === 'string' && typeof expiresAt === 'number';
}

const isChoices = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((choice) => typeof choice === 'boolean');

const isAttempt = (value: unknown): value is Attempt<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { key?: unknown }).key === 'string';
