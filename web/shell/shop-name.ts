import type { Page } from '../page/page-context.ts';

/** The shop's name in the page's language; a shop without one is called by its id. */
export function shopName({
  locale,
  config,
  bootstrap,
}: Pick<Page, 'locale' | 'config' | 'bootstrap'>): string {
  const [own, other] = [config.get('SHOP_NAME_TH'), config.get('SHOP_NAME_EN')];
  return (locale === 'th' ? own || other : other || own) || bootstrap.tenant.id;
}
