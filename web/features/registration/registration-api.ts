import { createClient } from '#contract/client.ts';
import { registrationCalls } from '#contract/registration.calls.ts';
import type { Page } from '../../page/page-context.ts';
import { browserTransport } from '../session/token/browser-transport.client.ts';

/** The calls of registering: public ones, which come with its pages alone. In the browser only. */
export const registrationApi = ({ locale, bootstrap }: Pick<Page, 'locale' | 'bootstrap'>) =>
  createClient(browserTransport({ locale, bootstrap }), registrationCalls);
