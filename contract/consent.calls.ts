import { defineCalls } from './define.ts';

/** What people agree to, each purpose by itself (C-20, S-89). */
export const consentCalls = defineCalls({
  consentPurposes: { method: 'GET', path: '/api/consents/purposes', who: ['public'] },
  consents: { method: 'GET', path: '/api/consents', who: ['customer'] },
  /** A guest answers for their browser alone. */
  saveConsents: { method: 'POST', path: '/api/consents', who: ['guest', 'customer'], outlivesPage: true },
  saveVersionPdpa: {
    method: 'POST',
    path: '/MASTER_DATA_MANAGEMENT/SaveVersionPDPA',
    who: ['customer'],
  },
});

/** What a customer has agreed to, for staff of their centers. */
export const merchantConsentCalls = defineCalls({
  customerConsents: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleunit/consents',
    who: ['staff'],
    page: 'customers',
  },
  recordWithdrawal: {
    method: 'POST',
    path: '/api/merchant/customer/:code/:saleunit/consents/withdraw',
    who: ['staff'],
    page: 'customers',
  },
});
