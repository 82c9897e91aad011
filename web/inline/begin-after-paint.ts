/**
 * Begins the code that `page/deferred-scripts.ts` put aside, once the page is painted. The script gets its own nonce again
 * or is known by its hash, so nothing runs that would not have run. What is not on screen is not painted, and begins at
 * once; no browser waits for ever.
 */
export function beginAfterPaint(window: Window): void {
  const { document } = window;
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload';
    for (const aside of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = aside.nonce;
      script.text = aside.text;
      aside.replaceWith(script);
    }
  };
  if (document.visibilityState === 'hidden') {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  window.addEventListener('load', () => window.setTimeout(begin, 2000));
}
