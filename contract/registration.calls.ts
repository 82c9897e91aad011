import { defineCalls } from './define.ts';

/** Registering as a customer: the number is proved by a code first; only then the shop says who is known. */
export const registrationCalls = defineCalls({
  requestRegistrationCode: {
    method: 'POST',
    path: '/authen/register/otp/request',
    who: ['public'],
    guarded: true,
  },
  verifyRegistrationCode: {
    method: 'POST',
    path: '/authen/register/otp/verify',
    who: ['public'],
    guarded: true,
  },
  /** Stored for the form that is being filled in; what no form names is deleted within hours. */
  attachIdentity: {
    method: 'POST',
    path: '/authen/register/identity',
    who: ['public'],
    files: { document: 'paper' },
    guarded: true,
  },
  register: {
    method: 'POST',
    path: '/authen/register',
    who: ['public'],
    guarded: true,
    idempotencyKey: true,
  },
  registrationState: { method: 'POST', path: '/authen/register/state', who: ['public'], guarded: true },
});
