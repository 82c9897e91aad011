/** The messages that tell a person how to sign in: jobs, so that none is lost while the provider cannot be reached. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from './merchant-staff.queries.ts';

const INVITE = 'staff-invite';
const RESET = 'staff-reset';

type About = { tenantId: string; userId: string };
type Needs = Pick<Dependencies, 'jobs'>;

export const enqueueInvite = ({ jobs }: Needs, tx: TenantTransaction, { tenantId, userId }: About) =>
  jobs.enqueue(tx, INVITE, { tenantId, id: userId });
export const enqueueReset = ({ jobs }: Needs, tx: TenantTransaction, { tenantId, userId }: About) =>
  jobs.enqueue(tx, RESET, { tenantId, id: userId });

/** In Thai, as the shop's staff work in it; a new person's language is not known. */
const TEXTS = {
  [INVITE]: (shop: string, path: string) =>
    `${shop}: คุณได้รับสิทธิ์เข้าใช้งานระบบหลังร้าน เข้าสู่ระบบด้วยเบอร์มือถือนี้และรหัส OTP ที่ ${path}`,
  [RESET]: (shop: string, path: string) =>
    `${shop}: รหัสผ่านของคุณถูกรีเซ็ต เข้าสู่ระบบด้วยเบอร์มือถือนี้และรหัส OTP แล้วตั้งรหัสผ่านใหม่ที่ ${path}`,
};

export function defineStaffInvites(deps: Dependencies): void {
  for (const queue of [INVITE, RESET] as const)
    deps.jobs.define(queue, async ({ tenantId, id }, jobId) => {
      const member = await deps.database.inTenant(tenantId, (tx) => findMember(tx, id), { readOnly: true });
      const tenant = deps.tenants.get(tenantId);
      if (!tenant || !member?.mobile || member.status !== 'active') return;
      await deps.sms.send({
        tenantId,
        to: member.mobile,
        text: TEXTS[queue](tenant.nameTh, `${deps.places.originOf(tenantId)}/merchant/login`),
        key: jobId,
      });
    });
}
