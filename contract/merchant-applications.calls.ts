import { defineCalls } from './define.ts';

/**
 * A merchant registers themselves (R-42i): the number is proved by a code, the application is sent, and its photos follow. The
 * token of an applicant opens their own application, its bank account and the photos of their own new center, nothing else.
 */
export const applyingCalls = defineCalls({
  requestApplicantCode: {
    method: 'POST',
    path: '/api/merchant/register/otp/request',
    who: ['public'],
    guarded: true,
  },
  verifyApplicantCode: {
    method: 'POST',
    path: '/api/merchant/register/otp/verify',
    who: ['public'],
    guarded: true,
  },
  merchantBanks: { method: 'GET', path: '/api/merchant/bank', who: ['staffGuest'] },
  merchantDists: { method: 'GET', path: '/api/merchant/dist', who: ['staffGuest'] },
  registerMerchant: {
    method: 'POST',
    path: '/api/merchant/register',
    who: ['public'],
    guarded: true,
    idempotencyKey: true,
  },
  ownApplication: { method: 'GET', path: '/api/merchant/register/application', who: ['applicant'] },
  /** Each change is in the log of the application. */
  changeOwnBank: {
    method: 'POST',
    path: '/api/merchant/register/application/bank',
    who: ['applicant'],
    guarded: true,
  },
  withdrawApplication: {
    method: 'POST',
    path: '/api/merchant/register/application/withdraw',
    who: ['applicant'],
  },
});

const ofSuperAdmin = { who: ['superAdmin'], page: 'applications' } as const;

/** The super admin decides who sells for the shop (B-05g). */
export const merchantApplicationCalls = defineCalls({
  merchantApplications: { method: 'GET', path: '/api/merchant/applications', ...ofSuperAdmin },
  applicationsWaiting: { method: 'GET', path: '/api/merchant/applications/waiting', ...ofSuperAdmin },
  merchantApplication: { method: 'GET', path: '/api/merchant/application/:code', ...ofSuperAdmin },
  /** Each look is in the log. */
  applicationImages: { method: 'POST', path: '/api/merchant/application/:code/images', ...ofSuperAdmin },
  decideApplication: { method: 'POST', path: '/api/merchant/application/:code/decision', ...ofSuperAdmin },
});
