/** Alpha's staff who plan promotions, for tests. */
import { expect } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { ErrorAnswer } from '#contract/common.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplePromotion } from '../features/merchant-promotions/merchant-promotions.testing.ts';
import type { TestShop } from './shop.ts';

export type PromotionDetail = CallAnswer<'promotionDetail'>;
type Who = 'ADMIN' | 'SALE' | 'SALE2';
type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
type Sent = Given & { language?: 'th' | 'en'; headers?: Record<string, string> };

/** The sample with other fields; those of `Promotion` are put into the sample's. */
export const bodyWith = ({
  Promotion = {},
  ...more
}: { Promotion?: object; [field: string]: unknown } = {}) => ({
  ...samplePromotion,
  ...more,
  Promotion: { ...samplePromotion.Promotion, ...Promotion },
});

/** Status and code of a refusal. */
export const verdict = (answer: { statusCode: number; body: string }) =>
  `${answer.statusCode} ${(JSON.parse(answer.body) as ErrorAnswer).code}`;

export function createPromotionDesk(shop: TestShop) {
  const call = async (name: CallName, who: Who, sent: Sent = {}) =>
    shop.call(name, { token: await shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1'), ...sent });
  const create = (body: object = samplePromotion, who: Who = 'SALE', language: 'th' | 'en' = 'en') =>
    call('createPromotion', who, { body, language });
  const detail = (promotionId: string, who: Who = 'SALE', query: Record<string, string> = {}) =>
    call('promotionDetail', who, { params: { promotionId }, query });
  return {
    call,
    create,
    detail,
    /** The id of one that was planned. */
    planned: async (more: Record<string, unknown> = {}, who: Who = 'SALE'): Promise<string> => {
      const answer = await create(bodyWith(more), who);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<{ PromotionId: string }>().PromotionId;
    },
    read: async (id: string, who: Who = 'SALE') => (await detail(id, who)).json<PromotionDetail>(),
    update: (id: string, body: object, who: Who = 'SALE') =>
      call('updatePromotion', who, { params: { id }, body }),
    enable: (id: string, FlagEnabled: 'Y' | 'N', who: Who = 'SALE', more: object = {}) =>
      call('enablePromotion', who, { params: { id }, body: { FlagEnabled, ...more } }),
    copy: (id: string, key: string, who: Who = 'SALE') =>
      call('copyPromotion', who, { params: { id }, headers: { 'idempotency-key': key } }),
    audits: () =>
      shop.database.asOwner<{ action: string; subject: string; before: object; after: object }>(
        `select action, subject, before, after from audit_log where action like 'promotion%' order by at, action`,
      ),
  };
}
