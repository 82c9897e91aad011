/** The SMTP adapter against the simulator of a mail server. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFaults, type FaultKind } from '#simulators/faults.ts';
import { startMailSimulator, type MailSimulator } from '#simulators/mail.ts';
import { GatewayError } from './gateway-error.ts';
import { createSmtpMail, type MailGateway } from './mail.ts';

const faults = createFaults();
let mailbox: MailSimulator;
let mail: MailGateway;
let url: string;
beforeEach(async () => {
  mailbox = await startMailSimulator({ password: 'secret', clock: () => new Date(0), faults });
  url = mailbox.url;
  mail = createSmtpMail({ url: () => url, from: 'shop@shops.example', patienceMs: 500 });
});
afterEach(async () => {
  faults.set('down', 0);
  mail.close();
  await mailbox.stop();
});

const message = {
  senderName: 'ร้านเพื่อนสัตว์เลี้ยง',
  to: 'somsri@example.com',
  subject: 'จัดส่งแล้ว',
  text: 'คำสั่งซื้อ 260302-AAAAA จัดส่งแล้ว',
  html: '<p>คำสั่งซื้อ 260302-AAAAA จัดส่งแล้ว</p>',
  key: 'delivery-1',
};
const problem = async (sending: Promise<void>): Promise<GatewayError> => {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error(`not a GatewayError: ${String(error)}`);
  return error;
};

describe('B-94g an e-mail', () => {
  test('arrives with its words, in the name of the shop', async () => {
    await mail.send(message);
    expect(mailbox.sent).toEqual([
      {
        to: 'somsri@example.com',
        from: 'ร้านเพื่อนสัตว์เลี้ยง',
        subject: 'จัดส่งแล้ว',
        text: expect.stringContaining('คำสั่งซื้อ 260302-AAAAA จัดส่งแล้ว'),
        html: expect.stringContaining('<p>'),
        at: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });

  test.each<FaultKind>(['late', 'lost', 'busy', 'down'])(
    'that meets a server that is %s is not sent, can be tried again, and arrives once',
    async (fault) => {
      faults.set(fault, 1);
      expect(await problem(mail.send(message))).toMatchObject({ isRefusal: false });
      await mail.send(message);
      expect(mailbox.sent).toHaveLength(1);
    },
  );

  test('that the server refuses for good is a refusal', async () => {
    faults.set('refusing', 1);
    expect(await problem(mail.send(message))).toMatchObject({ isRefusal: true });
    expect(mailbox.sent).toEqual([]);
  });

  test('with a wrong password, or without a server, is no refusal: the channel is broken, not the message', async () => {
    url = mailbox.url.replace('secret', 'other');
    const wrong = await problem(mail.send(message));
    expect(wrong).toMatchObject({ isRefusal: false });
    url = 'smtp://127.0.0.1:1';
    const nobody = await problem(mail.send(message));
    expect(nobody).toMatchObject({ isRefusal: false });
    // What is logged says neither password nor recipient.
    for (const { message: said } of [wrong, nobody]) expect(said).not.toMatch(/other|somsri|secret/);
  });

  test('cannot get a second recipient or a header by what somebody has typed', async () => {
    await mail.send({
      ...message,
      subject: 'one\r\nBcc: spy@example.com',
      senderName: 'x\r\nTo: spy@example.com',
    });
    expect(mailbox.sent).toHaveLength(1);
    expect(mailbox.sent[0]?.to).toBe('somsri@example.com');
    const several = { ...message, key: 'delivery-2', to: 'a@example.com, spy@example.com' };
    await mail.send(several).catch(() => undefined);
    expect(mailbox.sent.map(({ to }) => to)).not.toContain('spy@example.com');
  });
});
