import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeSentTo } from '../callers.ts';
import type { Language } from '../fixtures.ts';
import { askForCode } from './sign-in.ts';

type At = (path: string) => string;
type Shop = { url: string };

/** Proves a number of nobody's on the page where a merchant registers; the form about the person follows. */
export async function proveApplicant(
  { page, language, at, shop }: { page: Page; language: Language; at: At; shop: Shop },
  mobile: string,
): Promise<void> {
  await page.goto(at('/merchant/register'));
  const code = await askForCode(page, language, mobile);
  await code.pressSequentially(await codeSentTo(mobile, shop));
  await page.waitForURL(/merchant\/register$/);
}

/** An application that waits, sent without the pages; gives its code. */
export async function applyAs({ url }: Shop, mobile: string): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tenantid: 'petclub',
        'accept-language': 'th',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { reference } = await post('/api/merchant/register/otp/request', { mobile });
  const code = await codeSentTo(mobile, { url });
  const { Ticket } = await post('/api/merchant/register/otp/verify', { reference, code });
  const { User } = await post('/api/merchant/register', {
    Ticket,
    DistributionCenter: {
      DIST_NAME: 'ร้านลุงสมชาย',
      address: '99/1 ถนนมหาราช',
      province_id: '10',
      district_id: '1001',
      town_id: '100101',
      zipcode: '10200',
    },
    Saleman: { mobileNo: mobile, name: 'สมชาย รักขาย', email: 'somchai@example.com' },
    BankAccount: { bankcode: '004', accountid: '1234567890', bank_ac_name: 'สมชาย รักขาย' },
  });
  return (User as { userid: string }).userid;
}
