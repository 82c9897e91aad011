import type { WebConfig } from '#domain/web-config/read.ts';

type Asked = { config: Pick<WebConfig, 'get' | 'does'>; acting: boolean };

/** The account is the customer's own to change: no salesman's, and not one that an app of the company has. */
export const mayEditProfile = ({ config, acting }: Asked): boolean =>
  !acting && !config.does('HOST_APP_ACCOUNT');

export const mayChangePassword = (asked: Asked): boolean =>
  mayEditProfile(asked) && asked.config.get('PASSWORD_LOGIN_ENABLED');

/** As editing the profile: only the customer's own to answer, where the shop asks anything. */
export const hasQuestions = (asked: Asked): boolean =>
  mayEditProfile(asked) && asked.config.get('GROUP_QA_ENABLED');

/** Only the customer's own, where the shop asks for them. */
export const hasPets = ({ config, acting }: Asked): boolean =>
  !acting && config.get('PET_INFORMATION_ENABLED');

/** Also a salesman sees it who orders for the customer: it says what can be ordered. */
export const hasCredit = ({ config }: Pick<Asked, 'config'>): boolean => config.get('CREDIT_WALLET_ENABLED');

export const hasNewsList = ({ config, acting }: Asked): boolean =>
  !acting && config.get('PROFILE_NEWS_ENABLED');
