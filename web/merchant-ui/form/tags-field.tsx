import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import { Pill, TagsInput } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import fields from '../../ui/form/field.module.css';

type Props = {
  name: string;
  label: string;
  description?: string;
  error?: string | undefined;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The language that a tag is written in. */
  languageOf: (tag: string) => string;
};

/** As people part what they type or paste. */
const PARTED_BY = [',', '،', '、', ';', '\n'];

/** What is typed and left is one text to the field, whatever is in it. */
const parted = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .flatMap((tag) => tag.split(/[,،、;\n]/))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/**
 * Short texts of the person's own, in the order in which they were typed: Enter or a comma ends one, Backspace in an empty
 * field takes the last out. One that is half typed counts when the field is left.
 */
export function TagsField({ name, value, onChange, languageOf, ...props }: Props) {
  const t = useTranslations('merchant.form');
  return (
    <TagsInput
      {...props}
      size="md"
      classNames={{ root: fields.root, input: fields.input, label: fields.label, error: fields.error }}
      data-field={name}
      value={[...value]}
      onChange={(tags) => onChange(parted(tags))}
      splitChars={PARTED_BY}
      placeholder={value.length === 0 ? t('tagsHint') : undefined}
      autoComplete="off"
      autoCapitalize="none"
      renderPill={({ option, onRemove, disabled }) => (
        <Pill size="md" withRemoveButton={!disabled} {...(onRemove && { onRemove })}>
          <span lang={languageOf(String(option.value))}>{option.label}</span>
        </Pill>
      )}
    />
  );
}
