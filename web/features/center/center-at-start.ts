/** Whether a visitor is asked for a center on arrival (S-45). */
import { cookieName } from '#contract/cookies.ts';
import type { BootstrapData } from '#contract/page.ts';

type Start = {
  /** CENTER_DIALOG_AT_START_ENABLED. */
  enabled: boolean;
  /** How many centers the visitor may order from. */
  centers: number;
  remembered: boolean;
  acting: boolean;
  /** The page is one of signing in, where nothing is ordered. */
  signingIn: boolean;
  robot: boolean;
};

/** Asked when there is something to choose and nothing was chosen; robots and acting salesmen never are. */
export function asksAtStart({ enabled, centers, remembered, acting, signingIn, robot }: Start): boolean {
  return enabled && centers > 1 && !remembered && !acting && !signingIn && !robot;
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
