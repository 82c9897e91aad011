import { useConsent } from '../features/consent/use-consent.ts';
import { useLazyComponent } from '../ui/interaction/use-lazy-component.tsx';

const fetchQuestion = () => import('../features/consent/cookie-question.tsx');

/** Asks who has not answered yet; it lies over the page, so that nothing moves when it comes. */
export function CookieConsent() {
  const { asks, wished, answer } = useConsent();
  // Where it cannot be fetched, the next page asks.
  const drawQuestion = useLazyComponent({ fetchComponent: fetchQuestion, wanted: asks, onLost: () => {} });
  return drawQuestion?.({ wished, onAnswer: answer });
}
