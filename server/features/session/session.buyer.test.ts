import { expect, test } from 'vitest';
import { presentBuyer, type Buyer } from './session.buyer.usecases.ts';

type Account = NonNullable<Buyer['account']>;

const documents = { accountCode: 'A1', taxNo: '1', shopPhotoImage: '/s.webp', picFileName: '/p.webp' };
const buyer = ({
  userId = '',
  agentDocuments = null,
}: {
  userId?: string;
  agentDocuments?: Account['agentDocuments'];
}) =>
  presentBuyer(
    {
      visitor: {
        tenantId: 'alpha',
        kind: 'customer',
        customerCode: 'CUST1',
        userId,
        role: '',
        saleUnit: 'C1',
        sessionId: 's',
      },
      account: {
        customerCode: 'CUST1',
        profileCode: 'PERSON1',
        others: [],
        name: 'One',
        status: 'active',
        authorizeSatang: 0,
        debtSatang: 0,
        isSap: false,
        priceLevel: 1,
        isDemo: false,
        agentDocuments,
        saleUnits: [],
        place: null,
      },
      allowed: [],
      reachable: [],
      active: undefined,
    },
    'en',
  );

test('L-23 whoever acts for a customer is named beside them, and nobody where the customer acts', () => {
  expect(buyer({ userId: 'SALE1' })).toMatchObject({ CUSTOMERCODE: 'CUST1', UserId: 'SALE1' });
  expect(buyer({})).not.toHaveProperty('UserId');
});

test('A-03 an agent is marked as such, verified or not, and the documents stay on the server', () => {
  expect(buyer({})).not.toHaveProperty('AgentKind');
  expect(buyer({ agentDocuments: { ...documents, taxNo: '' } })).not.toHaveProperty('AgentKind');
  expect(buyer({ agentDocuments: documents }).AgentKind).toBe('agent');
  const verified = buyer({ agentDocuments: { ...documents, personType: '1' } });
  expect(verified.AgentKind).toBe('verified');
  expect(JSON.stringify(verified)).not.toContain('/s.webp');
});
