import type { TenantTransaction } from '#database/database.ts';
import { insertAll } from './bulk.queries.ts';
import type { PeriodPlan } from './content/types.ts';
import type { TenantPictures } from './pictures/files.ts';
import type { DemoTenant } from './types.ts';

type Parts = { tenant: DemoTenant; pictures: TenantPictures; today: Date };

const DAY_MS = 24 * 3600 * 1000;

/** Banners, news and standing pages. */
export async function writeContents(
  tx: TenantTransaction,
  { tenant, pictures, today }: Parts,
): Promise<void> {
  const { tenantId: tenant_id } = tenant;
  const day = (days: number): Date => new Date(today.getTime() + days * DAY_MS);
  const period = ({ fromDay, toDay }: PeriodPlan) => ({
    begins_at: day(fromDay),
    ends_at: toDay === undefined ? null : day(toDay),
  });
  await insertAll(
    tx,
    'contents',
    tenant.contents.map((content, at) => ({
      tenant_id,
      content_code: content.code,
      news_type: content.type,
      title_th: content.title.th,
      title_en: content.title.en,
      summary_th: content.summary.th,
      summary_en: content.summary.en,
      body_th: content.body.th,
      body_en: content.body.en,
      picture_path: pictures.contents.get(content.code)?.wide ?? null,
      phone_picture_path: pictures.contents.get(content.code)?.phone ?? null,
      shows_words: content.type === 'B',
      background_colour: content.picture?.colour ?? null,
      link: content.link ?? null,
      // News come newest first; banners and pages as they are written.
      position: content.type === 'N' ? 0 : at + 1,
      is_active: true,
      ...period(content),
      updated_at: day(Math.min(content.fromDay, 0)),
    })),
  );
}
