/** A provider and a partner that confirm nobody, for shops whose tests are not about them: nothing is called. */
import type { DemoIdentity } from '../dependencies.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import type { IdentityGateway } from '../gateways/identity.ts';

const refuse = () => Promise.reject(new GatewayError('Nobody is confirmed', { isRefusal: true }));

export const stubIdentity: IdentityGateway = {
  authorizationUrl: (_provider, { state }) => Promise.resolve(`https://id.example/authorize?state=${state}`),
  personOf: refuse,
  readTicket: refuse,
};

export const stubProviders: DemoIdentity = {
  provider: () => ({
    name: 'Athena',
    issuer: 'https://id.example',
    clientId: 'shop',
    clientSecret: 'secret',
  }),
  partner: () => ({ issuer: 'partner', jwksUrl: 'https://partner.example/jwks' }),
};
