import { beforeEach, describe, expect, test } from 'vitest';
import { createShopSms, type SmsMessage } from './sms.ts';

let sent: { through: string; message: SmsMessage }[];
beforeEach(() => {
  sent = [];
});

const gateway = (through: string) => ({
  send: async (message: SmsMessage) => void sent.push({ through, message }),
});
const smsWith = (settings: { sender?: string; url?: string; secret?: string }) =>
  createShopSms({
    shared: gateway('shared'),
    settingsOf: async () => ({ sender: '', url: '', secret: '', ...settings }),
    connect: ({ url, token }) => gateway(`${url()} with ${token}`),
  });
const message = { tenantId: 'petclub', to: '0810000001', text: 'hello' };

describe('W-06 a text message', () => {
  test('goes through the installation’s gateway under the tenant’s own id when the shop has set nothing', async () => {
    await smsWith({}).send(message);
    expect(sent).toEqual([{ through: 'shared', message }]);
  });

  test('bears the sender name that the shop has set', async () => {
    await smsWith({ sender: 'KHONPUI' }).send(message);
    expect(sent).toEqual([{ through: 'shared', message: { ...message, sender: 'KHONPUI' } }]);
  });

  test('goes through the shop’s own provider with the shop’s own secret', async () => {
    await smsWith({ url: 'https://sms.example/send', secret: 'own' }).send(message);
    expect(sent).toEqual([{ through: 'https://sms.example/send with own', message }]);
  });

  test.each(['http://sms.example/send', '/simulators/sms/send', 'ftp://sms.example'])(
    'never leaves for a provider that is not spoken to over https: %s',
    async (url) => {
      await smsWith({ url, secret: 'own' }).send(message);
      expect(sent).toEqual([{ through: 'shared', message }]);
    },
  );
});
