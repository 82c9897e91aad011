/**
 * Which entries the menus show, and where they lead: the visibility rules of the default layout (L-01) and
 * of the roles in one table. Labels are keys of the shell's texts.
 */
import type { CustomerUser } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { isActing, isGuest } from '../features/session/visitor/visitor.ts';
import { isToCome } from './pages-to-come.ts';

export type MenuLabel =
  | 'home'
  | 'products'
  | 'howToOrder'
  | 'faq'
  | 'contact'
  | 'register'
  | 'login'
  | 'salesmanLogin'
  | 'profile'
  | 'history'
  | 'buyAgain'
  | 'promotions'
  | 'myClients'
  | 'cart';

export type MenuEntry = { to: string; label: MenuLabel };
type Input = {
  config: WebConfig;
  user: CustomerUser;
  /** Which pages are not built yet; their entries are held back. */
  isHeldBack?: (path: string) => boolean;
};
type Rule = MenuEntry & { shown: (input: Input) => boolean };

function shownOf(rules: readonly Rule[], input: Input): MenuEntry[] {
  const { isHeldBack = isToCome } = input;
  return rules
    .filter(({ to, shown }) => !isHeldBack(to) && shown(input))
    .map(({ to, label }) => ({ to, label }));
}

const home: Rule = { to: '/', label: 'home', shown: ({ config }) => config.get('HOME_MENU_ENABLED') };
const products: Rule = {
  to: '/product',
  label: 'products',
  shown: ({ config }) => config.get('PRODUCT_MENU_ENABLED'),
};
const profile: Rule = {
  to: '/profile',
  label: 'profile',
  shown: ({ config, user }) => !isGuest(user) && config.get('PROFILE_MENU_ENABLED'),
};
const login: Rule = { to: '/login', label: 'login', shown: ({ user }) => isGuest(user) };
/** The History menu is hidden for guests. */
const seesHistory = ({ config, user }: Input) => !isGuest(user) && config.get('HISTORY_MENU_ENABLED');

/** The desktop's top bar, on its left. */
export function topBarPages(input: Input): MenuEntry[] {
  return shownOf(
    [
      home,
      products,
      {
        to: '/contents/HOWTO_001',
        label: 'howToOrder',
        shown: ({ config }) => config.get('HOW_TO_ORDER_MENU_ENABLED'),
      },
      { to: '/contents/FAQ_001', label: 'faq', shown: ({ config }) => config.get('FAQ_MENU_ENABLED') },
      {
        to: '/contents/CONTACT_001',
        label: 'contact',
        shown: ({ config }) => config.get('CONTACT_MENU_ENABLED') && !config.does('CONTACT_PAGE_HIDDEN'),
      },
    ],
    input,
  );
}

/** The account menu: the ways to sign in for a guest, the own pages for a customer; logout is apart. */
export function accountPages(input: Input): MenuEntry[] {
  return shownOf(
    [
      {
        to: '/register',
        label: 'register',
        shown: ({ config, user }) => isGuest(user) && config.get('REGISTER_ENABLED'),
      },
      login,
      {
        to: '/merchant/customer',
        label: 'salesmanLogin',
        shown: ({ config, user }) => isGuest(user) && config.get('SALESMAN_LOGIN_ENABLED'),
      },
      profile,
      { to: '/history', label: 'history', shown: seesHistory },
      { to: '/agents/customers', label: 'myClients', shown: isAgentAtWork },
    ],
    input,
  );
}

/** Signed-in buyers may log out, unless the company's own app holds the account. */
export function mayLogOut({ config, user }: Input): boolean {
  return !isGuest(user) && !config.does('HOST_APP_ACCOUNT');
}

/** The phone's navigation at the bottom. */
export function bottomEntries(input: Input): MenuEntry[] {
  return shownOf(
    [
      home,
      products,
      { to: '/cart', label: 'cart', shown: ({ config }) => config.get('CART_MENU_ENABLED') },
      {
        to: '/promotion',
        label: 'promotions',
        shown: ({ config }) => config.get('PROMOTION_MENU_ENABLED'),
      },
      { to: '/history', label: 'buyAgain', shown: seesHistory },
      { to: '/agents/customers', label: 'myClients', shown: isAgentAtWork },
      profile,
      // In the place of the profile, for who has none yet.
      { ...login, shown: (asked) => login.shown(asked) && asked.config.get('LOGIN_MENU_ENABLED') },
    ],
    input,
  );
}

/** A verified agent, and no salesman acting for one. */
function isAgentAtWork({ config, user }: Input): boolean {
  return config.get('AGENT_MENU_ENABLED') && user.AgentKind === 'verified' && !isActing(user);
}

/** Not on the page where pets are entered: it has its own bar (L-25). */
export function hasBottomNav(path: string): boolean {
  return !/^\/profile\/petInformation(\/|$)/i.test(path);
}

/** Shown on every page but where the order itself is looked at (L-23). */
export function tellsOrderingFor(path: string): boolean {
  return !/^\/(cart\/adv|checkout\/adv|history\/[^/]+(\/.*)?)\/?$/i.test(path);
}
