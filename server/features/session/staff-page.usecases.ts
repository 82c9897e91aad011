/** Whom a page of the merchant area is rendered for. */
import type { Dependencies } from '../../dependencies.ts';
import { CallError } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { guestBuyer, presentBuyer } from './session.buyer.usecases.ts';
import { presentStaff, presentStaffGuest } from './staff.signed-in.usecases.ts';
import { renewStaffSession } from './staff.usecases.ts';

type Brought = { tenantId: string; secret: string | undefined; language: Language };

/**
 * The staff member of the merchant cookie, else the merchant guest, each with a token; and the tenant's guest,
 * their identity as a buyer. `isOver` if there was a cookie whose session has ended.
 */
export async function staffOfPage(deps: Dependencies, { tenantId, secret, language }: Brought) {
  const [buyer, member] = await Promise.all([
    guestBuyer(deps, { tenantId, remembered: undefined }),
    renewStaffSession(deps, { tenantId, secret }).catch(whenOver),
  ]);
  const { token, user: staff } = member
    ? await presentStaff(deps, member, language)
    : await presentStaffGuest(deps, { tenantId, language });
  return { user: presentBuyer(buyer, language), staff, token, isOver: secret !== undefined && !member };
}

function whenOver(error: unknown): undefined {
  if (error instanceof CallError && error.parts.code === 'SESSION_OVER') return undefined;
  throw error;
}
