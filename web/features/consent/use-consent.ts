import { useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context.ts';
import { recordAnswer } from './record-answer.ts';
import { consentCookie, readConsent, type Consent } from './consent.ts';

const listeners = new Set<() => void>();
/** The visitor wants to answer again. */
let reopened = false;

const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * What the visitor has answered about cookies; undefined until the browser has taken the page over, as the page is
 * the same for everybody before.
 */
export function useConsent(): {
  consent: Consent | undefined;
  /** The question is shown: it was never answered, or is to be answered again. */
  asks: boolean;
  /** Shown because the visitor wants to answer again. */
  wished: boolean;
  answer: (agreed: boolean) => void;
  askAnew: () => void;
} {
  const page = usePage();
  const { bootstrap, config } = page;
  const consent = useSyncExternalStore(
    subscribe,
    () => readConsent(document.cookie, bootstrap),
    () => undefined,
  );
  const isReopened = useSyncExternalStore(
    subscribe,
    () => reopened,
    () => false,
  );
  const enabled = config.get('COOKIE_CONSENT_ENABLED');
  return {
    consent,
    asks: enabled && (consent === 'unasked' || (consent !== undefined && isReopened)),
    wished: isReopened,
    answer: (agreed) => {
      document.cookie = consentCookie(agreed, bootstrap, { secure: window.location.protocol === 'https:' });
      reopened = false;
      tell();
      void recordAnswer(page, agreed);
    },
    askAnew: () => {
      reopened = true;
      tell();
    },
  };
}
