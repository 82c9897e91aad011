/** The super admin decides who sells for the shop (B-05g). */
import { CallError, badRequest, conflict } from '../../http/call-error.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { checkedAreas } from '../address/address.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf } from '../files/files.public.ts';
import { refusingTaken } from '../merchant-staff/merchant-staff.public.ts';
import { unknownApplication } from './application-access.rules.ts';
import { presentApplication, presentDetails } from './applications.present.ts';
import {
  countApplications,
  findApplication,
  findApplications,
  findImages,
  findStaffName,
  lockApplication,
  writeDecision,
} from './applications.queries.ts';
import { enqueueDecided, enqueuePhotos } from './decided.usecases.ts';
import { letIn } from './letting-in.usecases.ts';
import { centerNames } from './own-application.usecases.ts';

export async function listApplications(
  deps: Dependencies,
  context: CallContext,
  { state, after, take }: CallParsed<'merchantApplications'>['query'],
): Promise<CallAnswer<'merchantApplications'>> {
  const namesOf = await centerNames(deps, context);
  const rows = await deps.database.inTenant(
    context.visitor.tenantId,
    (tx) => findApplications(tx, { isWaiting: state === 'waiting', after, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  return {
    Data: shown.map((row) => ({ Code: row.code, ...presentApplication(row, namesOf) })),
    Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null,
  };
}

const MAX_COUNTED = 1000;

/** For the menu. */
export async function applicationsWaiting(
  deps: Dependencies,
  { tenantId }: Visitor,
): Promise<CallAnswer<'applicationsWaiting'>> {
  const Count = await deps.database.inTenant(tenantId, (tx) => countApplications(tx, MAX_COUNTED), {
    readOnly: true,
  });
  return { Count };
}

/** Throws 404 APPLICATION_NOT_FOUND. */
export async function readApplication(
  deps: Dependencies,
  context: CallContext,
  code: string,
): Promise<CallAnswer<'merchantApplication'>> {
  const { visitor, language } = context;
  const namesOf = await centerNames(deps, context);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const row = await findApplication(tx, code);
      if (!row) throw unknownApplication();
      const { newCenter: center } = row;
      const areas = center && {
        Province: center.provinceCode,
        Ampher: center.districtCode,
        Town: center.subdistrictCode,
        PostalCode: center.postalCode,
      };
      const written = areas && (await checkedAreas(tx, areas))[language];
      return {
        Code: row.code,
        ...presentApplication(row, namesOf),
        ...presentDetails(row, {
          fullAddress: [center?.line, written].filter(Boolean).join(' '),
          decidedBy: row.decidedBy === null ? '' : await findStaffName(tx, row.decidedBy),
          images: await findImages(tx, code),
          language,
        }),
      };
    },
    { readOnly: true },
  );
}

/** Each look is in the log. Throws 404 APPLICATION_NOT_FOUND. */
export async function applicationImages(
  deps: Dependencies,
  visitor: Visitor,
  code: string,
): Promise<CallAnswer<'applicationImages'>> {
  const { tenantId } = visitor;
  const images = await deps.database.inTenant(tenantId, async (tx) => {
    if (!(await findApplication(tx, code))) throw unknownApplication();
    await writeAudit(deps, tx, {
      visitor,
      action: 'application.images',
      subject: `application/${code}`,
    });
    return findImages(tx, code);
  });
  return {
    Images: images.map((image) => ({
      Image: image.image,
      Url: addressOf(deps, 'private', { tenantId, ...image }),
      IsPicture: image.contentType.startsWith('image/'),
    })),
  };
}

type Deciding = { code: string } & CallParsed<'decideApplication'>['body'];

/**
 * Lets an applicant in, with their center, their account and their role in one transaction, or refuses; they are told by SMS. Throws 404
 * APPLICATION_NOT_FOUND; 409 APPLICATION_DECIDED where another has decided meanwhile, APPLICATION_CHANGED where the applicant has changed
 * it since the caller looked, MOBILE_TAKEN; 400 REASON_MISSING.
 */
export async function decideApplication(
  deps: Dependencies,
  { visitor }: Pick<CallContext, 'visitor'>,
  { code, Decision, Reason, ChangedAt }: Deciding,
): Promise<CallAnswer<'decideApplication'>> {
  const { tenantId, userId: decidedBy } = visitor;
  const isApproved = Decision === 'approve';
  if (!isApproved && Reason === '')
    throw badRequest('REASON_MISSING', { fields: { Reason: 'REASON_MISSING' } });
  const decided = await refusingTaken(
    deps.database.inTenant(tenantId, async (tx) => {
      const application = await lockApplication(tx, code);
      if (!application) throw unknownApplication();
      if (application.state !== 'waiting') throw conflict('APPLICATION_DECIDED');
      const last = application.changedAt?.toISOString() ?? 'never';
      if (ChangedAt !== undefined && ChangedAt !== last) throw conflict('APPLICATION_CHANGED');
      const reason = isApproved ? '' : Reason;
      const state = isApproved ? 'approved' : 'refused';
      const UserId = isApproved ? await letIn(deps, tx, { tenantId, by: visitor, application }) : '';
      if (!isApproved)
        await writeDecision(tx, { code, state: 'refused', reason, decidedBy, at: deps.clock() });
      await writeAudit(deps, tx, {
        visitor,
        action: 'application.decision',
        subject: `application/${code}`,
        before: { Status: 'waiting' },
        after: { Status: state, Reason: reason, name: application.name },
      });
      await enqueueDecided(deps, tx, { tenantId, code });
      if (isApproved && application.newSaleUnit !== null) await enqueuePhotos(deps, tx, { tenantId, code });
      return { State: state, UserId, SaleUnit: isApproved ? (application.newSaleUnit ?? '') : '' } as const;
    }),
  ).catch(namingNoField);
  if (isApproved) deps.events.publish({ tags: [tags.config(tenantId)] });
  return decided;
}

/** There is no field of the applicant's here. */
function namingNoField(error: unknown): never {
  throw error instanceof CallError && error.parts.code === 'MOBILE_TAKEN' ? conflict('MOBILE_TAKEN') : error;
}
