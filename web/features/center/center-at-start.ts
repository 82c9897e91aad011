/** Whether a visitor is asked for a center on arrival (S-45). */
import { cookieName } from '#contract/cookies.ts';
import type { BootstrapData } from '#contract/page.ts';
import type { PageDefinition } from '../../page/define-page.ts';

type Start = {
  /** CENTER_DIALOG_AT_START_ENABLED. */
  enabled: boolean;
  /** How many centers the visitor may order from. */
  centers: number;
  remembered: boolean;
  acting: boolean;
  /** The page shows the goods of a center (`showsGoods`). */
  goods: boolean;
  robot: boolean;
};

/**
 * Asked when there is something to choose and nothing was chosen, on the first page that shows goods; robots and acting
 * salesmen never are.
 */
export function asksAtStart({ enabled, centers, remembered, acting, goods, robot }: Start): boolean {
  return enabled && centers > 1 && !remembered && !acting && goods && !robot;
}

/**
 * Whether a page shows goods, which depend on the center: those for every visitor do. A page that needs an account shows
 * the customer's own things (orders, profile, a checkout whose cart has its center already), and one for anyone is a text
 * or part of the sign-in: there the question would stand in the way. `pages` are the definitions of the matched pages.
 */
export function showsGoods(pages: readonly Pick<PageDefinition<string>, 'access'>[]): boolean {
  return pages.every(({ access = 'visitor' }) => access === 'visitor');
}

/** What crawlers call themselves; Cubot makes telephones. */
const ROBOT = /(?:[^u]|[^c]u)bot\b|crawl|spider|slurp|preview/i;

/** A crawler, which reads pages and chooses nothing. A browser that a test drives sees what people see. */
export function isRobot({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return ROBOT.test(userAgent);
}

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
export const centerCookieName = ({ keyPrefix, tenant }: Place): string =>
  cookieName(keyPrefix, tenant.id, 'center');

/**
 * Whether the cookies hold the center that is in use: otherwise it was refused, because it is closed or not the
 * visitor's.
 */
export function isCenterRemembered(cookies: string, place: Place, inUse: string): boolean {
  return cookies.split('; ').includes(`${centerCookieName(place)}=${inUse}`);
}
