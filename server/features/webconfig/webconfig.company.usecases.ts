/** A shop behaves as one of the companies (W-30); its other settings stay. */
import { StartError } from '#database/errors.ts';
import type { TenantBehaviour } from '#domain/web-config/behaviours.ts';
import type { TenantTransaction } from '#database/database.ts';
import { behavioursOf, presetOf, type Company } from '#domain/web-config/presets.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../cache/tags.ts';
import { writeOperatorAudit } from '../audit/audit.public.ts';
import { insertSettings, storeSetting } from './webconfig.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'events'>;

/** Returns what the shop does differently from now on. Every process hears of it. Throws StartError for a shop that is none. */
export async function setCompany(
  deps: Needs,
  { tenantId, company }: { tenantId: string; company: Company },
): Promise<readonly TenantBehaviour[]> {
  const shops = (await deps.database.platform.tenants()).map((tenant) => tenant.tenantId);
  if (!shops.includes(tenantId)) throw new StartError(`There are the shops ${shops.join(', ')}.`);
  const behaviours = behavioursOf(company);
  const value = behaviours.join(',');
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await storeSetting(tx, { tenantId, key: 'TENANT_BEHAVIOURS', value });
    await writeOperatorAudit(deps, tx, {
      tenantId,
      action: 'setting.company',
      subject: 'setting/TENANT_BEHAVIOURS',
      before: { Behaviours: before ?? '' },
      after: { Behaviours: value },
    });
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return behaviours;
}

/** Writes the settings that a new shop of this company starts with, and its names, in the transaction that opens it. */
export async function storeFirstSettings(
  tx: TenantTransaction,
  {
    tenantId,
    company,
    nameTh,
    nameEn,
  }: { tenantId: string; company: Company; nameTh: string; nameEn: string },
): Promise<void> {
  const settings = { ...presetOf(company), SHOP_NAME_TH: nameTh, SHOP_NAME_EN: nameEn };
  await insertSettings(tx, { tenantId, settings });
}
