/** What pages that take a payment must be allowed besides the shop's own: the hosts of the configured provider alone. */
import type { ProviderName } from './payment-providers.ts';

/** By directive of the content policy; `form-action` for a provider to which the buyer's browser posts. */
const SOURCES: Readonly<Record<ProviderName, Readonly<Record<string, readonly string[]>>>> = {
  // KPay.js and its frames make the token of a card.
  kbank: {
    'script-src': ['https://kpaymentgateway.kasikornbank.com'],
    'frame-src': ['https://kpaymentgateway.kasikornbank.com'],
    'connect-src': ['https://kpaymentgateway-services.kasikornbank.com'],
    'form-action': ['https://kpaymentgateway-services.kasikornbank.com'],
  },
  // The buyer is sent there by a link.
  linepay: {},
  // Omise.js makes the token of a card at the vault.
  opn: {
    'script-src': ['https://cdn.omise.co'],
    'frame-src': ['https://cdn.omise.co'],
    'connect-src': ['https://vault.omise.co'],
  },
};

/** As `pageSecurity` takes it, for the pages of payment of a shop that offers this provider. */
export const contentPolicyOf = (provider: ProviderName) => SOURCES[provider];
