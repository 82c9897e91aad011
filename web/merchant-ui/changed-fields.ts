type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'form input, form textarea, form select';
/** What comes before anything that a person changes. */
const BEFORE_CHANGES = ['focusin', 'pointerdown', 'keydown', 'dragenter'];

export type FollowedFields = {
  /** Whether a field holds something else than before the person came to it; fields that are changed back do not count. */
  isChanged: () => boolean;
  end: () => void;
};

/** Follows the fields of the forms in an element, also those that come later. */
export function followFields(around: HTMLElement): FollowedFields {
  const first = new WeakMap<Field, string>();
  const fields = () => [...around.querySelectorAll<Field>(FIELDS)];
  const note = (): void => {
    for (const field of fields()) if (!first.has(field)) first.set(field, contentOf(field));
  };
  for (const kind of BEFORE_CHANGES) around.addEventListener(kind, note, true);
  return {
    isChanged: () => fields().some((field) => first.has(field) && first.get(field) !== contentOf(field)),
    end: () => {
      for (const kind of BEFORE_CHANGES) around.removeEventListener(kind, note, true);
    },
  };
}

function contentOf(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return JSON.stringify([...field.options].flatMap(({ selected, value }) => (selected ? [value] : [])));
  if (field instanceof HTMLTextAreaElement) return field.value;
  if (field.type === 'checkbox' || field.type === 'radio') return String(field.checked);
  if (field.type === 'file')
    return JSON.stringify([...(field.files ?? [])].map(({ name, size }) => [name, size]));
  return field.value;
}
