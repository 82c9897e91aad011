import { createClient } from '#contract/client.ts';
import { externalSignInCalls } from '#contract/external-sign-in.calls.ts';
import type { Page } from '../../page/page-context.ts';
import { browserTransport } from '../session/token/browser-transport.client.ts';

/** The calls of signing in through others, which come with its pages alone. In the browser only. */
export const externalApi = ({ locale, bootstrap }: Pick<Page, 'locale' | 'bootstrap'>) =>
  createClient(browserTransport({ locale, bootstrap }), externalSignInCalls);
