import '@mantine/core/styles/Mark.css';
import { Highlight } from '@mantine/core';
import { usePage } from '../page/page-context.ts';
import { userLang, UserText } from '../ui/display/user-text.tsx';

type Props = {
  children: string;
  /** What was searched for, as it was typed. */
  text: string;
};

/** A text of a list, with what was searched for marked in it. */
export function FoundText({ children, text }: Props) {
  const { locale } = usePage();
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return <UserText>{children}</UserText>;
  return (
    <Highlight component="span" inherit lang={userLang(children, locale)} highlight={[text.trim(), ...words]}>
      {children}
    </Highlight>
  );
}
