import '@mantine/core/styles/Input.css';
import { ActionIcon, InputBase, NativeSelect, TextInput } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import classes from './field.module.css';
import { IconDown, IconHide, IconShow } from '../theme/icons.ts';

/** The fields of every form: 50 px high, 16 px letters (smaller ones make the iPhone zoom), label and error tied. */
const look = {
  size: 'lg',
  classNames: { root: classes.root, input: classes.input, label: classes.label, error: classes.error },
  // The label says it in words where a field is optional; the browser's own bubbles are not in the shop's language.
  withAsterisk: false,
} as const;

export function TextField(props: ComponentProps<typeof TextInput>) {
  return <TextInput {...look} {...props} />;
}

export function SelectField(props: ComponentProps<typeof NativeSelect>) {
  return <NativeSelect {...look} rightSection={<IconDown size={18} aria-hidden />} {...props} />;
}

type DigitsProps = ComponentProps<typeof TextInput> & {
  /** The digits of what is typed or pasted (`digitsIn`, `phoneDigits`). */
  read: (typed: string) => string;
};

/** A number that is a name, such as a telephone number or tax ID: all but its digits is dropped as it is typed or pasted. */
export function DigitsField({ read, onChange, ...props }: DigitsProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      onChange={(event) => {
        keepDigits(event.currentTarget, read);
        onChange?.(event);
      }}
    />
  );
}

/** The cursor stays behind the digit it was behind. */
function keepDigits(input: HTMLInputElement, read: DigitsProps['read']): void {
  const { value, selectionStart } = input;
  const digits = read(value);
  if (digits === value) return;
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  const at = isAtEnd ? digits.length : read(value.slice(0, selectionStart)).length;
  input.value = digits;
  input.setSelectionRange(at, at);
}

type PasswordProps = ComponentProps<typeof TextInput> & { showText: string; hideText: string };

/** A password, with a button to see what was typed. */
export function PasswordField({ showText, hideText, ...props }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...look}
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={52}
      rightSection={
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={shown ? hideText : showText}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconHide size={20} /> : <IconShow size={20} />}
        </ActionIcon>
      }
    />
  );
}

type AreaProps = Omit<ComponentProps<typeof TextInput>, 'classNames' | 'onFocus'> & { rows?: number };

export function TextAreaField({ rows = 2, ...props }: AreaProps) {
  return (
    <InputBase
      component="textarea"
      multiline
      {...look}
      classNames={{ ...look.classNames, input: `${classes.input} ${classes.area}` }}
      {...(props as object)}
      rows={rows}
      // Browsers bring its first line into view, and leave the rest under what is fixed at the bottom.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    />
  );
}
