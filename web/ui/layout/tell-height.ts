import type { RefCallback } from 'react';

/**
 * A ref that publishes its element's height to the whole page, as a length of CSS under this name, so that what lies
 * over the page can make room for it. Nothing is published once the element is gone.
 */
export function tellHeight(name: `--${string}`): RefCallback<HTMLElement> {
  return (element) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}
