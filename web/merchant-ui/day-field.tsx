import { useEffect, useRef, useState } from 'react';
import { readTypedDate, typedDateText } from '#domain/time/typed-date.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { TextField } from '../ui/form/field.tsx';

type Props = {
  label: string;
  /** The label is for screen readers alone: lines of a form show it once for all. */
  isLabelHidden?: boolean;
  description?: string;
  /** YYYY-MM-DD; '' for none. */
  day: string;
  onDay: (day: string) => void;
  /** Why this day cannot be taken, in the reader's language. */
  refuse?: (day: string) => string | undefined;
  /** As a field of a form: its name, and what is wrong with it besides. */
  name?: string;
  error?: string | undefined;
};

/**
 * A day, typed as people write it, with a Buddhist or a Gregorian year. The text is the person's own: what is no day is told
 * under it and stays, and nothing is asked for by it.
 */
export function DayField({
  label,
  isLabelHidden = false,
  description,
  day,
  onDay,
  refuse,
  name,
  error: wrong,
}: Props) {
  const t = useTranslations('merchant.filter');
  const { locale } = usePage();
  const [typed, setTyped] = useState(() => typedDateText(day, locale));
  const [isLeft, setIsLeft] = useState(true);
  /** What the field has asked for and the address does not say yet, in its order: a slow page says it late. */
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const at = asked.current.indexOf(day);
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
    // Changed by something else than the field: cleared, picked, or gone back to.
    if (at < 0) setTyped(typedDateText(day, locale));
  }, [day, locale]);
  const [today] = useState(() => new Date());
  const read = readTypedDate(typed, today);
  const refused = typeof read === 'object' ? refuse?.(read.day) : undefined;
  const error = read === 'impossible' || (isLeft && read === 'half') ? t('dayWrong') : (refused ?? wrong);
  const tell = (next: string): void => {
    if (next === (asked.current.at(-1) ?? day)) return;
    asked.current.push(next);
    onDay(next);
  };
  const follow = (text: string): void => {
    setTyped(text);
    const now = readTypedDate(text, today);
    if (now === 'empty') tell('');
    // A year of two digits may be the beginning of one of four.
    else if (typeof now === 'object' && /\p{Nd}{4}/u.test(text) && refuse?.(now.day) === undefined)
      tell(now.day);
  };
  const leave = (): void => {
    setIsLeft(true);
    if (typeof read !== 'object' || refused !== undefined) return tell('');
    setTyped(typedDateText(read.day, locale));
    tell(read.day);
  };
  return (
    <TextField
      size="md"
      name={name}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={description}
      placeholder={t('dayHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={typed}
      error={error}
      onChange={({ currentTarget }) => follow(currentTarget.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={leave}
    />
  );
}
