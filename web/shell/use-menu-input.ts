import type { CustomerUser } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { useVisitor } from '../features/session/visitor/use-visitor.ts';
import { usePage } from '../page/page-context.ts';

/** What the menus' rules look at. */
export function useMenuInput(): { config: WebConfig; user: CustomerUser } {
  const { config } = usePage();
  return { config, user: useVisitor() };
}
