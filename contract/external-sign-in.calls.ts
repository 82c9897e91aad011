import { defineCalls } from './define.ts';

/** Signing in through others: an OpenID provider, or a partner's signed ticket. */
export const externalSignInCalls = defineCalls({
  beginExternal: { method: 'POST', path: '/authen/external/begin', who: ['public'], guarded: true },
  finishExternal: { method: 'POST', path: '/authen/external/finish', who: ['public'], guarded: true },
  verifyPartnerTicket: { method: 'POST', path: '/authen/gateway/verify', who: ['public'], guarded: true },
  requestExternalCode: {
    method: 'POST',
    path: '/authen/external/otp/request',
    who: ['public'],
    guarded: true,
  },
  linkExternal: { method: 'POST', path: '/authen/external/link', who: ['public'], guarded: true },
});
