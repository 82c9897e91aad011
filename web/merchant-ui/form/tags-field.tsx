import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Pill, PillsInput } from '@mantine/core';
import { useId, useState } from 'react';
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
  languageOf?: (tag: string) => string;
};

/** As people part what they type or paste. */
const PARTING = /[,،、;\n]/;

/** With the texts in what is typed behind them; each once, whatever its case. */
function withTyped(tags: readonly string[], typed: string): string[] {
  const all = [...tags, ...typed.split(PARTING).map((text) => text.trim())].filter((text) => text !== '');
  return all.filter((tag, at) => all.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
}
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);

/**
 * Short texts of the person's own, in the order in which they were typed: Enter or a comma ends one, what is pasted is parted,
 * Backspace in an empty field takes the last out. What is typed and not ended yet counts, and stays as it is typed when the
 * field is left: a field that grew then would move the button away from under a finger.
 */
export function TagsField({ name, label, description, error, value, onChange, languageOf }: Props) {
  const t = useTranslations('merchant.form');
  const [id, removing] = [useId(), useId()];
  const [own, setOwn] = useState<{ tags: readonly string[]; typed: string }>({ tags: value, typed: '' });
  // Changed by something else than the field: restored, discarded, or read anew.
  const { tags, typed } = isSame(withTyped(own.tags, own.typed), value) ? own : { tags: value, typed: '' };
  const show = (nextTags: readonly string[], nextTyped = ''): void => {
    setOwn({ tags: nextTags, typed: nextTyped });
    onChange(withTyped(nextTags, nextTyped));
  };
  const end = (text: string): void => show(withTyped(tags, text));
  return (
    <PillsInput
      size="lg"
      {...{ label, description, error }}
      classNames={{ root: fields.root, input: fields.input, label: fields.label, error: fields.error }}
    >
      <span hidden id={removing}>
        {t('removeTag')}
      </span>
      <Pill.Group>
        {tags.map((tag, at) => (
          <Pill
            key={tag}
            size="lg"
            withRemoveButton
            onRemove={() =>
              show(
                tags.filter((one) => one !== tag),
                typed,
              )
            }
            removeButtonProps={{
              'aria-hidden': false,
              'aria-labelledby': `${removing} ${id}-${at}`,
            }}
          >
            <span id={`${id}-${at}`} lang={languageOf?.(tag)}>
              {tag}
            </span>
          </Pill>
        ))}
        <PillsInput.Field
          name={name}
          value={typed}
          placeholder={tags.length === 0 ? t('tagsHint') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ currentTarget }) => {
            const text = currentTarget.value;
            if (PARTING.test(text.slice(-1))) end(text);
            else show(tags, text);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (!PARTING.test(text)) return;
            event.preventDefault();
            end(`${typed}${text}`);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault();
              end(typed);
            }
            if (event.key === 'Backspace' && typed === '' && tags.length > 0) show(tags.slice(0, -1));
          }}
        />
      </Pill.Group>
    </PillsInput>
  );
}
