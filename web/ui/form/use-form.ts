/**
 * The one form pattern. Fields stay the browser's own (uncontrolled): what was typed before hydration, or filled in by
 * a password manager, counts, and nothing typed is lost on an error. The values are read when the form is sent; every
 * error is shown at its field, and the focus goes to the first one.
 */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors, refusal } from './field-errors.ts';
import { clearToasts } from '../feedback/toast.ts';

export type FieldErrors<Field extends string> = { [F in Field]?: string };

type Options<Field extends string> = {
  fields: readonly Field[];
  /** What is wrong with the values, in the reader's language; nothing when they may be sent. */
  validate: (values: Record<Field, string>) => FieldErrors<Field>;
  /** Sends the values. Field errors of the API are shown at their fields; every other error goes to `onError`. */
  send: (values: Record<Field, string>) => Promise<void>;
  onError: (error: unknown) => void;
  /** Where a refusal that names no field is shown as well: what the reader would change. */
  mainField?: Field;
};

export type Form<Field extends string> = {
  busy: boolean;
  errors: FieldErrors<Field>;
  setErrors: (errors: FieldErrors<Field>) => void;
  /** For the form element. */
  formProps: {
    ref: React.RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** For a field; its error goes away when it is changed. */
  fieldProps: (name: Field) => { name: Field; error: string | undefined; onChange: () => void };
};

export function useForm<Field extends string>(options: Options<Field>): Form<Field> {
  const { fields, validate, send, onError, mainField } = options;
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  // Counts the times that errors came, so that the same error twice moves the keyboard twice.
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const fail = (found: FieldErrors<Field>): void => {
    setErrors(found);
    setFailures((count) => count + 1);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const values = Object.fromEntries(fields.map((name) => [name, textOf(data.get(name))])) as Record<
      Field,
      string
    >;
    const wrong = validate(values);
    if (Object.values(wrong).some(Boolean)) return fail(wrong);
    setErrors({});
    setBusy(true);
    // The message of the last try is over with the next.
    clearToasts();
    try {
      await send(values);
    } catch (error) {
      const told = fieldErrors(error, fields);
      const refused = mainField && refusal(error);
      if (told) fail(told);
      else if (refused) fail({ [mainField]: refused } as FieldErrors<Field>);
      if (!told) onError(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    errors,
    setErrors: fail,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // State comes a drawing later: only the ref stops the second tap of a double one.
        if (sending.current) return;
        sending.current = true;
        void submit(event.currentTarget).finally(() => {
          sending.current = false;
        });
      },
    },
    fieldProps: (name) => ({
      name,
      error: errors[name],
      onChange: () => {
        if (errors[name] !== undefined) setErrors((all) => ({ ...all, [name]: undefined }));
      },
    }),
  };
}

/** A field's text, trimmed. */
export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}
