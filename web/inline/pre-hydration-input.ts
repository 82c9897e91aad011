/**
 * A page from the server can be seen, clicked and typed into before it is hydrated. Links and the search work by
 * themselves; a link whose click is to be remembered says in `data-cookie` how. A click on a form's button waits, and
 * Enter in a field counts as one. What Enter or any other button should do is done as soon as the page is hydrated; the
 * last one counts. React begins each field with what the server wrote: what was typed or chosen meanwhile is put back,
 * as if it were typed then (as in `page/restore-input.client.ts`).
 */
import { setFieldValue } from '../page/field-value.ts';
import type { PreHydrationInput } from '../page/pre-hydration-input.ts';

type Typed = { value: string; checked: boolean };

/** Sets `window.preHydrationInput`, by which the page's own code takes over. */
export function keepPreHydrationInput(window: Window & PreHydrationInput): void {
  const { document } = window;
  let pressed: HTMLElement | undefined;
  const typed = new Map<HTMLInputElement, Typed>();

  const press = ({ target }: Event): void => {
    const at = target as Element;
    const cookie = at.closest<HTMLElement>('a[data-cookie]')?.dataset['cookie'];
    if (cookie !== undefined) document.cookie = cookie;
    pressed = at.closest<HTMLElement>('button[type=button]') ?? pressed;
  };
  const enter = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Enter' || !(target as Element).matches('input')) return;
    const controls = [...((target as HTMLInputElement).form?.elements ?? [])] as HTMLButtonElement[];
    const send = controls.find(({ type }) => type === 'submit');
    if (send?.disabled) pressed = send;
  };
  const type = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    // The last that was typed is the last that is put back.
    typed.delete(field);
    typed.set(field, { value: field.value, checked: field.checked });
  };

  window.addEventListener('click', press, true);
  window.addEventListener('keydown', enter, true);
  window.addEventListener('input', type, true);
  window.preHydrationInput = () => {
    window.removeEventListener('click', press, true);
    return () => {
      window.removeEventListener('keydown', enter, true);
      window.removeEventListener('input', type, true);
      for (const [field, was] of typed) putBack(field, was);
      pressed?.click();
      pressed = undefined;
    };
  };
}

/**
 * Each is set to something else first: React takes the current value for the known one, and would get no change event.
 */
function putBack(field: HTMLInputElement, { value, checked }: Typed): void {
  if (field.type === 'radio' || field.type === 'checkbox') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = field.defaultValue;
  setFieldValue(field, value);
}
