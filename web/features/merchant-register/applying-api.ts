import { centerPhotoCalls } from '#contract/center-photos.calls.ts';
import { createClient } from '#contract/client.ts';
import { applyingCalls } from '#contract/merchant-applications.calls.ts';
import type { Page } from '../../page/page-context.ts';
import { browserTransport } from '../session/token/browser-transport.client.ts';

const { setCenterPhotos } = centerPhotoCalls;

/** The calls of applying: public ones, and those that carry the applicant's own token. In the browser only. */
export const applyingApi = ({ locale, bootstrap }: Pick<Page, 'locale' | 'bootstrap'>) =>
  createClient(browserTransport({ locale, bootstrap }), { ...applyingCalls, setCenterPhotos });
