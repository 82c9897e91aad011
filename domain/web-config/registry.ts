/**
 * Every setting of a tenant, once (W-28). An absent Y/N flag counts as Y, so flags are named so that Y is the
 * normal shop and only the other kinds have a default. Money in settings is baht, as staff type it. A key without a
 * reader is a defect: add it together with its reader.
 */

import type { CenterWord } from '../shop/center-word.ts';
import { DEFAULT_REQUIRED, type RegistrationField } from '../access/registration.ts';
import { DEFAULT_DELIVERY, type DeliveryMethod } from '../orders/delivery.ts';
import type { BankAccount } from '../payments/slip.ts';
import { DEFAULT_WAYS_TO_PAY, type WayToPay } from '../payments/ways.ts';

export type WebConfigKind =
  | 'yn'
  | 'text'
  | 'number'
  | 'colour'
  | 'url'
  | 'list'
  | 'json'
  | 'delivery'
  | 'payment'
  | 'bankAccounts'
  | 'centerWord'
  | 'registrationFields'
  | 'mapTiles'
  | 'containerId';
export type WebConfigArea =
  | 'brand'
  | 'session'
  | 'menu'
  | 'home'
  | 'catalogue'
  | 'checkout'
  | 'footer'
  | 'merchant'
  | 'gateway'
  | 'profile'
  | 'tenant';
/** Who may see the value: everyone, staff of the tenant, or nobody (the server alone). */
export type WebConfigVisibility = 'public' | 'staff' | 'secret';
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The parsed type of each kind of value. */
export type WebConfigValues = {
  yn: boolean;
  text: string;
  number: number;
  colour: string;
  url: string;
  list: readonly string[];
  json: Json;
  delivery: readonly DeliveryMethod[];
  payment: readonly WayToPay[];
  bankAccounts: readonly BankAccount[];
  centerWord: CenterWord;
  registrationFields: readonly RegistrationField[];
  /** '' for none. */
  mapTiles: string;
  /** '' for none. */
  containerId: string;
};

type Common = { area: WebConfigArea; visibility: WebConfigVisibility };
export type WebConfigDefinition =
  | (Common & { kind: 'yn' })
  | (Common & { kind: 'number'; default: number })
  | (Common & { kind: 'list'; default: readonly string[] })
  | (Common & { kind: 'json'; default: Json })
  | (Common & { kind: 'delivery'; default: readonly DeliveryMethod[] })
  | (Common & { kind: 'payment'; default: readonly WayToPay[] })
  | (Common & { kind: 'bankAccounts'; default: readonly BankAccount[] })
  | (Common & { kind: 'centerWord'; default: CenterWord })
  | (Common & { kind: 'registrationFields'; default: readonly RegistrationField[] })
  | (Common & { kind: 'text' | 'colour' | 'url' | 'mapTiles' | 'containerId'; default: string });

type OpenVisibility = Exclude<WebConfigVisibility, 'secret'>;
const flag = (area: WebConfigArea, visibility: OpenVisibility = 'public') =>
  ({ kind: 'yn', area, visibility }) as const;
const text = (area: WebConfigArea, value = '', visibility: OpenVisibility = 'public') =>
  ({ kind: 'text', area, visibility, default: value }) as const;
const number = (area: WebConfigArea, value: number) =>
  ({ kind: 'number', area, visibility: 'public', default: value }) as const;
/** Encrypted at rest. Its name ends as the constraint of the database expects, which refuses it in plain text. */
const secret = (area: WebConfigArea) => ({ kind: 'text', area, visibility: 'secret', default: '' }) as const;
const url = (area: WebConfigArea, visibility: OpenVisibility = 'public') =>
  ({ kind: 'url', area, visibility, default: '' }) as const;

export const webConfigKeys = {
  BRAND_COLOR: { kind: 'colour', area: 'brand', visibility: 'public', default: '#0b7a75' },
  LOGO_URL: url('brand'),
  SHOP_NAME_TH: text('brand'),
  SHOP_NAME_EN: text('brand'),

  GUEST_MODE_ENABLED: flag('session'),
  GUEST_CATALOG_PRICE_ENABLED: flag('session'),
  REGISTER_ENABLED: flag('session'),
  SALESMAN_LOGIN_ENABLED: flag('session'),
  // The specification's own name and meaning: Y sends a new customer to /pendingApproval, which is also the safe
  // default for an absent value. The presets write N for the normal shop.
  PENDING_APPROVAL_REGISTER: flag('session'),
  REGISTER_REQUIRED_FIELDS: {
    kind: 'registrationFields',
    area: 'session',
    visibility: 'public',
    default: DEFAULT_REQUIRED,
  },
  REGISTER_TAX_NUMBER_ENABLED: flag('session'),
  REGISTER_IDENTITY_ENABLED: flag('session'),
  /** From the decision on. */
  REGISTER_IDENTITY_KEPT_DAYS: number('session', 90),
  REGISTER_MERCHANT_ENABLED: flag('session'),
  /** N signs a stranger in as staff of their new center at once. */
  REGISTER_MERCHANT_APPROVAL_ENABLED: flag('session'),
  /** From the decision on. */
  REGISTER_MERCHANT_KEPT_DAYS: number('session', 90),
  PASSWORD_LOGIN_ENABLED: flag('session'),
  OTP_LOGIN_ENABLED: flag('session'),
  OIDC_LOGIN_ENABLED: flag('session'),
  OIDC_NAME: text('session'),
  PARTNER_LOGIN_ENABLED: flag('session'),

  HOME_MENU_ENABLED: flag('menu'),
  PRODUCT_MENU_ENABLED: flag('menu'),
  CART_MENU_ENABLED: flag('menu'),
  HISTORY_MENU_ENABLED: flag('menu'),
  HOW_TO_ORDER_MENU_ENABLED: flag('menu'),
  FAQ_MENU_ENABLED: flag('menu'),
  CONTACT_MENU_ENABLED: flag('menu'),
  PROMOTION_MENU_ENABLED: flag('menu'),
  PROFILE_MENU_ENABLED: flag('menu'),
  LOGIN_MENU_ENABLED: flag('menu'),
  AGENT_MENU_ENABLED: flag('menu'),
  POINT_DISPLAY_ENABLED: flag('menu'),
  CATEGORY_DRAWER_ENABLED: flag('menu'),
  CATEGORY_COLUMNS_ENABLED: flag('menu'),
  CATEGORY_PICTURE_ENABLED: flag('menu'),
  MAINTENANCE_FROM: text('menu'),
  MAINTENANCE_TO: text('menu'),
  CENTER_DIALOG_AT_START_ENABLED: flag('menu'),
  CENTER_WORD: { kind: 'centerWord', area: 'menu', visibility: 'public', default: 'center' },

  HOME_BANNER_ENABLED: flag('home'),
  HOME_CATEGORY_ENABLED: flag('home'),
  HOME_PROMOTION_ENABLED: flag('home'),
  HOME_BUY_AGAIN_ENABLED: flag('home'),
  HOME_HOT_DEAL_ENABLED: flag('home'),
  HOME_DISPLAY_GROUP_ENABLED: flag('home'),
  HOME_BEST_SELLER_ENABLED: flag('home'),
  HOME_RECOMMENDED_ENABLED: flag('home'),
  HOME_NEWS_ENABLED: flag('home'),

  SEARCH_AUTOCOMPLETE_ENABLED: flag('catalogue'),
  ADD_SMALLEST_PRICE_UNIT: flag('catalogue'),
  OUT_OF_STOCK_DISABLE_ENABLED: flag('catalogue'),
  STOCK_ITEM_CHECK_ENABLED: flag('catalogue'),
  MINIMUM_STOCK_ENABLED: flag('catalogue'),
  MINIMUM_STOCK: number('catalogue', 10),

  CHECKOUT_MINIMUM_VALUE: number('checkout', 0),
  CHECKOUT_MAXIMUM_VALUE: number('checkout', 0),
  CASH_ON_DELIVERY_ENABLED: flag('checkout'),
  PAYMENT_METHODS: { kind: 'payment', area: 'checkout', visibility: 'staff', default: DEFAULT_WAYS_TO_PAY },
  PROMPTPAY_ENABLED: flag('checkout'),
  /** Mobile number, tax or identity number, or e-wallet that receives. */
  PROMPTPAY_ID: text('checkout', '', 'staff'),
  BILL_PAYMENT_ENABLED: flag('checkout'),
  BILL_PAYMENT_BILLER_ID: text('checkout', '', 'staff'),
  CARD_PAYMENT_ENABLED: flag('checkout'),
  QR_PAYMENT_ENABLED: flag('checkout'),
  LINE_PAY_ENABLED: flag('checkout'),
  COUNTER_SERVICE_ENABLED: flag('checkout'),
  BANK_TRANSFER_ENABLED: flag('checkout'),
  BANK_ACCOUNTS: { kind: 'bankAccounts', area: 'checkout', visibility: 'staff', default: [] },
  CUSTOMER_CREDIT_ENABLED: flag('checkout'),
  CREDIT_WALLET_ENABLED: flag('checkout'),
  CHECKOUT_HOLD_MINUTES: number('checkout', 10),
  ORDER_CANCEL_ENABLED: flag('checkout'),
  DELIVERY_METHODS: { kind: 'delivery', area: 'checkout', visibility: 'public', default: DEFAULT_DELIVERY },
  ORDER_ANNOUNCEMENT_BLACKOUT: text('checkout'),
  DEFAULT_SALE_UNIT: text('checkout'),

  FOOTER_ABOUT_TH: text('footer'),
  FOOTER_ABOUT_EN: text('footer'),
  PRIVACY_POLICY_URL: url('footer'),
  SHOP_PHONE: text('footer'),
  SHOP_TAX_ID: text('footer', '', 'staff'),
  SOCIAL_FACEBOOK_URL: url('footer'),
  SOCIAL_LINE_URL: url('footer'),
  SOCIAL_INSTAGRAM_URL: url('footer'),
  BUSINESS_CERTIFICATE_URL: url('footer'),
  COOKIE_CONSENT_ENABLED: flag('footer'),
  ANALYTICS_ENABLED: flag('footer'),
  TAG_MANAGER_ID: { kind: 'containerId', area: 'footer', visibility: 'public', default: '' },

  MERCHANT_ORDER_ENABLED: flag('merchant', 'staff'),
  MERCHANT_SALES_ORDER_ENABLED: flag('merchant', 'staff'),
  MERCHANT_GOODS_ISSUE_ENABLED: flag('merchant', 'staff'),
  MERCHANT_PRODUCT_ENABLED: flag('merchant', 'staff'),
  MERCHANT_PROMOTION_ENABLED: flag('merchant', 'staff'),
  MERCHANT_CUSTOMER_ENABLED: flag('merchant', 'staff'),
  MERCHANT_TAG_ENABLED: flag('merchant', 'staff'),
  MERCHANT_CUSTOMER_INVITE_ENABLED: flag('merchant', 'staff'),
  MERCHANT_CONTENT_ENABLED: flag('merchant', 'staff'),
  MERCHANT_SURVEY_ENABLED: flag('merchant', 'staff'),
  MERCHANT_CUSTOMER_PHOTO_ENABLED: flag('merchant', 'staff'),
  MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED: flag('merchant', 'staff'),

  SMS_SENDER: text('gateway', '', 'staff'),
  SMS_GATEWAY_URL: url('gateway', 'staff'),
  SMS_GATEWAY_SECRET: secret('gateway'),
  OIDC_ISSUER_URL: url('gateway', 'staff'),
  OIDC_CLIENT_ID: text('gateway', '', 'staff'),
  OIDC_CLIENT_SECRET: secret('gateway'),
  PARTNER_ISSUER: text('gateway', '', 'staff'),
  PARTNER_JWKS_URL: url('gateway', 'staff'),
  KBANK_ENABLED: flag('checkout'),
  KBANK_API_URL: url('gateway', 'staff'),
  /** The browser makes the token of a card with it. */
  KBANK_PUBLIC_KEY: text('checkout'),
  KBANK_API_SECRET: secret('gateway'),
  KBANK_PARTNER_ID: text('gateway', '', 'staff'),
  KBANK_PARTNER_SECRET: secret('gateway'),
  KBANK_MERCHANT_ID: text('gateway', '', 'staff'),
  KBANK_TERMINAL_ID: text('gateway', '', 'staff'),
  LINEPAY_ENABLED: flag('checkout'),
  LINEPAY_API_URL: url('gateway', 'staff'),
  LINEPAY_CHANNEL_ID: text('gateway', '', 'staff'),
  LINEPAY_CHANNEL_SECRET: secret('gateway'),
  OPN_ENABLED: flag('checkout'),
  OPN_API_URL: url('gateway', 'staff'),
  /** The browser makes the token of a card with it. */
  OPN_PUBLIC_KEY: text('checkout'),
  OPN_API_SECRET: secret('gateway'),
  OPN_WEBHOOK_SECRET: secret('gateway'),
  SLIP_LOOKUP_ENABLED: flag('checkout', 'staff'),
  SLIP_LOOKUP_URL: url('gateway', 'staff'),
  SLIP_LOOKUP_SECRET: secret('gateway'),

  PROFILE_NEWS_ENABLED: flag('profile'),
  PET_INFORMATION_ENABLED: flag('profile'),
  GROUP_QA_ENABLED: flag('profile'),
  MAP_TILES_URL: { kind: 'mapTiles', area: 'profile', visibility: 'public', default: '' },
  MAP_TILES_CREDIT: text('profile'),

  TENANT_BEHAVIOURS: { kind: 'list', area: 'tenant', visibility: 'public', default: [] },
} as const satisfies Record<string, WebConfigDefinition>;

export type WebConfigKey = keyof typeof webConfigKeys;
export type WebConfigKeyOf<Kind extends WebConfigKind> = {
  [Key in WebConfigKey]: (typeof webConfigKeys)[Key]['kind'] extends Kind ? Key : never;
}[WebConfigKey];
/** The settings that are encrypted at rest; read by `secretOf` alone. */
export type SecretKey = {
  [Key in WebConfigKey]: (typeof webConfigKeys)[Key]['visibility'] extends 'secret' ? Key : never;
}[WebConfigKey];
export type OpenKey = Exclude<WebConfigKey, SecretKey>;
/** The type returned by `get` for a key. */
export type WebConfigValueOf<Key extends WebConfigKey> = WebConfigValues[(typeof webConfigKeys)[Key]['kind']];

export const allWebConfigKeys = Object.keys(webConfigKeys) as WebConfigKey[];

export const isSecretKey = (key: WebConfigKey): key is SecretKey =>
  webConfigKeys[key].visibility === 'secret';
export const secretKeys = allWebConfigKeys.filter(isSecretKey);

export function isWebConfigKey(key: string): key is WebConfigKey {
  return Object.hasOwn(webConfigKeys, key);
}

/** Areas whose settings are not the ordering shop's own. */
const OTHER_AREAS = new Set<WebConfigArea>(['merchant', 'gateway']);

/** Whether a key is the ordering shop's own (the specification's "EOrder" key); the others belong to other areas. */
export const isShopKey = (key: WebConfigKey): boolean => !OTHER_AREAS.has(webConfigKeys[key].area);

const SEES: Record<WebConfigViewer, readonly WebConfigVisibility[]> = {
  public: ['public'],
  staff: ['public', 'staff'],
};

/** Who reads settings: anyone, or the tenant's staff. */
export type WebConfigViewer = 'public' | 'staff';

/** Whether a viewer may see the value of a key; nobody may see a key that is not in the registry. */
export function maySeeWebConfig(viewer: WebConfigViewer, key: string): boolean {
  return isWebConfigKey(key) && SEES[viewer].includes(webConfigKeys[key].visibility);
}
