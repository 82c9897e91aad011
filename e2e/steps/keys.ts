import type { Locator, Page } from '@playwright/test';

/** More than lie between any two places of a page. */
const MOST_TABS = 60;

/** A person without a mouse, each of whose keys counts. */
export type Keys = {
  press: (key: string) => Promise<void>;
  /** Letters and digits, a key each. */
  type: (text: string) => Promise<void>;
  /** By Tab, or another key, to where one wants to be. */
  reach: (place: Locator, key?: string) => Promise<void>;
  count: () => number;
};

export function keysOf(page: Page): Keys {
  let count = 0;
  const press = async (key: string): Promise<void> => {
    count += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    type: async (text) => {
      for (const letter of text) await press(letter);
    },
    reach: async (place, key = 'Tab') => {
      const isThere = () => place.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs += 1) await press(key);
      if (!(await isThere())) throw new Error(`${key} does not lead to ${String(place)}`);
    },
    count: () => count,
  };
}
