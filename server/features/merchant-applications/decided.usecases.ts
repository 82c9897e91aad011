/** What follows a decision, and the end of what was kept for it: jobs. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { readFileOf, removeFile } from '../files/files.public.ts';
import { newSalesman } from '../merchant-staff/merchant-staff.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import {
  deleteImage,
  findApplication,
  findImages,
  findOldApplications,
  type StoredImage,
} from './applications.queries.ts';
import { decidedText } from './applications.words.ts';
import { removeApplication, removeImages } from './own-application.usecases.ts';

const DECIDED = 'application-decided';
/** Its worker is the feature of the centers' photos. */
export const PHOTOS = 'application-photos';
const CLEARING = 'application-clearing';
const NIGHTLY = '20 3 * * *';
const MOST_A_NIGHT = 500;
const DAY_MS = 24 * 3600 * 1000;

type About = { tenantId: string; code: string };
type Needs = Pick<Dependencies, 'jobs'>;

export const enqueueDecided = ({ jobs }: Needs, tx: TenantTransaction, { tenantId, code }: About) =>
  jobs.enqueue(tx, DECIDED, { tenantId, id: code });
export const enqueuePhotos = ({ jobs }: Needs, tx: TenantTransaction, { tenantId, code }: About) =>
  jobs.enqueue(tx, PHOTOS, { tenantId, id: code });

/** Tells the applicant; they are nobody's account, so it is no notification. */
export async function tellDecided(
  deps: Dependencies,
  { tenantId, id }: { tenantId: string; id: string },
  jobId: string,
): Promise<void> {
  const found = await deps.database.inTenant(tenantId, (tx) => findApplication(tx, id), { readOnly: true });
  const tenant = deps.tenants.get(tenantId);
  if (!tenant || !found || found.state === 'waiting') return;
  const { language, state, mobile } = found;
  await deps.sms.send({
    tenantId,
    to: mobile,
    text: decidedText({
      shop: language === 'en' ? tenant.nameEn : tenant.nameTh,
      origin: deps.places.originOf(tenantId),
      language,
      state,
    }),
    key: jobId,
  });
}

export type LetInPhotos = {
  saleUnit: string;
  /** Who let them in, or the merchant themselves. */
  by: Visitor;
  photos: readonly { image: 'shop' | 'logo'; bytes: Uint8Array }[];
};

/** The photos of the shop that was let in, as its center shows them; the identity card stays with the application. */
export async function photosLetIn(
  deps: Dependencies,
  { tenantId, code }: About,
): Promise<LetInPhotos | undefined> {
  const found = await deps.database.inTenant(
    tenantId,
    async (tx) => ({ application: await findApplication(tx, code), images: await findImages(tx, code) }),
    { readOnly: true },
  );
  const { application, images } = found;
  if (application?.state !== 'approved' || application.newSaleUnit === null) return undefined;
  const photos: { image: 'shop' | 'logo'; bytes: Uint8Array }[] = [];
  for (const one of shownOf(images)) {
    const bytes = await readFileOf(deps, 'private', { tenantId, ...one });
    if (bytes) photos.push({ image: one.image, bytes });
  }
  const userId = application.decidedBy ?? '';
  return {
    saleUnit: application.newSaleUnit,
    by: { ...newSalesman({ tenantId, userId }), role: '1' },
    photos,
  };
}

type Shown = StoredImage & { image: 'shop' | 'logo' };
const shownOf = (images: readonly StoredImage[]): Shown[] =>
  images.filter((one): one is Shown => one.image !== 'tax');

/** In the transaction that gives the center its own. */
export async function forgetPhotos(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, code }: About,
): Promise<boolean> {
  const shown = shownOf(await findImages(tx, code));
  for (const { image, fileId } of shown) {
    await deleteImage(tx, { code, image });
    await removeFile(deps, tx, { tenantId, fileId });
  }
  return shown.length > 0;
}

/** Deletes applications whose time is over, with their files; of those that were let in the files alone. Returns how many. */
export async function clearApplications(deps: Dependencies, tenantId: string): Promise<number> {
  const days = (await webConfigOf(deps, tenantId)).get('REGISTER_MERCHANT_KEPT_DAYS');
  const before = new Date(deps.clock().getTime() - days * DAY_MS);
  return deps.database.inTenant(tenantId, async (tx) => {
    const old = await findOldApplications(tx, { before, most: MOST_A_NIGHT });
    for (const { code, isLetIn } of old)
      await (isLetIn ? removeImages : removeApplication)(deps, tx, { tenantId, code });
    return old.length;
  });
}

export function defineApplicationJobs(deps: Dependencies): void {
  deps.jobs.define(DECIDED, (payload, jobId) => tellDecided(deps, payload, jobId));
  repeatForTenants(deps, CLEARING, {
    cron: NIGHTLY,
    work: async (tenantId) => void (await clearApplications(deps, tenantId)),
  });
}
