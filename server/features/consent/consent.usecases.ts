/** What the shop asks consent for, what a person has answered, and changing it (C-20, S-89). */
import {
  answeredByDocument,
  consentPurposeNames,
  consentPurposes,
  isAskedAgain,
  isOfBrowser,
  type ConsentPurposeName,
} from '#domain/consent/purposes.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { cacheJson, type CachedJson } from '../../cache/cached-json.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { holdPersonOrKept, sessionOver } from '../session/session.public.ts';
import {
  findHistory,
  findProfileCode,
  findStanding,
  type ConsentRow,
  type Subject,
  type Way,
} from './consent.queries.ts';
import { currentWordings, recordConsents, type Answer } from './consent.recording.usecases.ts';
import type { Wordings } from './consent.rules.ts';

const HISTORY_SHOWN = 30;

/** The same for everybody, so cached. */
export function sharedPurposes(
  deps: Dependencies,
  { tenantId, language }: { tenantId: string; language: Language },
): Promise<CachedJson> {
  return cacheJson(deps.cache, `consent-purposes/${tenantId}/${language}`, async () => {
    const wordings = await deps.database.inTenant(tenantId, (tx) => currentWordings(tx, deps.clock()), {
      readOnly: true,
    });
    const answer: CallAnswer<'consentPurposes'> = {
      Data: consentPurposeNames.map((Purpose) => ({
        Purpose,
        ...wordsOf(Purpose, language),
        Version: wordings[Purpose].id,
        Documents: wordings[Purpose].documents.map(({ code, titleTh, titleEn }) => ({
          Code: code,
          Title: language === 'en' ? titleEn : titleTh,
        })),
      })),
    };
    return { answer, tags: [tags.content(tenantId)] };
  });
}

const wordsOf = (purpose: ConsentPurposeName, language: Language) => ({
  Title: consentPurposes[purpose].title[language],
  Statement: consentPurposes[purpose].statement[language],
});

/** Throws 403 NOT_ALLOWED for an account that is no longer there. */
async function personOf(tx: TenantTransaction, { customerCode }: Visitor): Promise<Subject> {
  const profileCode = await findProfileCode(tx, customerCode);
  if (profileCode === undefined) throw notAllowed('NOT_ALLOWED');
  return { profileCode };
}

/** The caller's own. */
export function consentsOf(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'consents'>> {
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const person = await personOf(tx, visitor);
      const history = await findHistory(tx, person, HISTORY_SHOWN);
      return {
        Data: await standingOf(deps, tx, person, language),
        History: history.flatMap(({ purpose, isGiven, wordingId, way, at }) => {
          const Purpose = consentPurposeNames.find((name) => name === purpose);
          if (!Purpose) return [];
          const { Title } = wordsOf(Purpose, language);
          return [{ Purpose, Title, Type: isGiven, Version: wordingId, At: at.toISOString(), Way: way }];
        }),
      };
    },
    { readOnly: true },
  );
}

/** Of every purpose. */
export async function standingOf(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  subject: Subject,
  language: Language,
): Promise<CallAnswer<'consents'>['Data']> {
  const wordings = await currentWordings(tx, clock());
  const rows = new Map((await findStanding(tx, subject)).map((row) => [row.purpose, row]));
  return consentPurposeNames.map((purpose) =>
    presentStanding({ purpose, wordings, language }, rows.get(purpose)),
  );
}

function presentStanding(
  { purpose, wordings, language }: { purpose: ConsentPurposeName; wordings: Wordings; language: Language },
  row: ConsentRow | undefined,
): CallAnswer<'consents'>['Data'][number] {
  const { id } = wordings[purpose];
  return {
    Purpose: purpose,
    ...wordsOf(purpose, language),
    Version: id,
    Type: row?.isGiven ?? null,
    AnsweredVersion: row?.wordingId ?? null,
    At: row?.at.toISOString() ?? null,
    Way: row?.way ?? null,
    AskAgain: isAskedAgain(row, id),
  };
}

type Saving = CallContext & { browserId: string };

/** Of a guest, for the browser; nothing else. Throws 403 NOT_ALLOWED and what `recordConsents` throws. */
export function saveConsents(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { visitor, language, browserId }: Saving,
  { Consents }: CallParsed<'saveConsents'>['body'],
): Promise<void> {
  const answers = Consents.map(({ Purpose, Type, Version }) => ({
    purpose: Purpose,
    isGiven: Type,
    version: Version,
  }));
  const isGuest = visitor.kind === 'guest';
  if (isGuest && !answers.every(({ purpose }) => isOfBrowser(purpose))) throw notAllowed('NOT_ALLOWED');
  const { tenantId } = visitor;
  if (!isGuest) return saveOwn(deps, { visitor, language }, { way: 'page', answers });
  return deps.database.inTenant(tenantId, (tx) =>
    recordConsents(deps, tx, { tenantId, subject: { browserId }, language, way: 'page' }, answers),
  );
}

/**
 * Where the account was merged while the call was under way, what is refused counts for the person who is kept, as the merge itself would
 * have it (decision 61); what is agreed to does not, and the caller is told. Throws 401 SESSION_OVER.
 */
async function saveOwn(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { visitor, language }: CallContext,
  { way, answers }: { way: Way; answers: readonly Answer[] },
): Promise<void> {
  const { tenantId } = visitor;
  const isLost = await deps.database.inTenant(tenantId, async (tx) => {
    const { profileCode, isMerged } = await holdPersonOrKept(tx, visitor);
    const counted = isMerged ? answers.filter(({ isGiven }) => !isGiven) : answers;
    await recordConsents(deps, tx, { tenantId, subject: { profileCode }, language, way }, counted);
    return counted.length < answers.length;
  });
  if (isLost) throw sessionOver();
}

/** The specification's call. Throws 403 NOT_ALLOWED for another's code, 409 CENTER_MISMATCH. */
export function saveVersionPdpa(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { visitor, language }: CallContext,
  { Customer_Id, SaleUnit, Type }: CallParsed<'saveVersionPdpa'>['body'],
): Promise<void> {
  const { customerCode, saleUnit } = visitor;
  if (Customer_Id !== undefined && Customer_Id !== customerCode) throw notAllowed('NOT_ALLOWED');
  if (SaleUnit !== undefined && SaleUnit !== saleUnit)
    throw conflict('CENTER_MISMATCH', { details: { SaleUnit: saleUnit }, quiet: true });
  const answers: Answer[] = answeredByDocument(Type).map((purpose) => ({ purpose, isGiven: Type }));
  return saveOwn(deps, { visitor, language }, { way: 'call', answers });
}
