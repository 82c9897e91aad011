import type { CustomerUser } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { topBarPages } from '../../shell/menu-entries.ts';

/**
 * Where a buyer reaches the people of the shop: its page of contacts, or where it has none its account on LINE or
 * Facebook; undefined where it names neither.
 */
export function shopContact(input: { config: WebConfig; user: CustomerUser }): string | undefined {
  const page = topBarPages(input).find(({ label }) => label === 'contact');
  const { config } = input;
  const account = config.get('SOCIAL_LINE_URL') || config.get('SOCIAL_FACEBOOK_URL');
  return page?.to ?? (account === '' ? undefined : account);
}
