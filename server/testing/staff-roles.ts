/** A change of one role, made of what the super admin read just before. */
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { TestShop } from './shop.ts';

type Given = CallInput<'saveStaffRoles'>['body']['Roles'][number];

export async function saveRole(
  shop: TestShop,
  token: string,
  given: Pick<Given, 'UserRole'> & Partial<Given>,
) {
  const now = (await shop.call('staffRoles', { token })).json<CallAnswer<'staffRoles'>>();
  const role = { NameTh: '', NameEn: '', ClosedPages: [], Rights: [], ...given };
  return shop.call('saveStaffRoles', { token, body: { Roles: [role], Version: now.Version } });
}
