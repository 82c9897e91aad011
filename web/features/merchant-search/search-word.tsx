import { Button } from '@mantine/core';
import { useId, type ComponentProps } from 'react';
import { AppLink } from '../../ui/interaction/app-link.tsx';

const THAI = /\p{Script=Thai}/u;

/** The language that a word is written in; a list of words is full of both, whatever the page's is. */
export const languageOfWord = (word: string): 'th' | 'en' => (THAI.test(word) ? 'th' : 'en');

/** A word as people type it, marked as the language it is in, so that a screen reader says it right. */
export function SearchWord({ children, className }: { children: string; className?: string }) {
  return (
    <span className={className} lang={languageOfWord(children)}>
      {children}
    </span>
  );
}

/** Several of them in a row. */
export function SearchWords({ words }: { words: readonly string[] }) {
  return words.map((word, at) => (
    <span key={word}>
      {at > 0 && ', '}
      <SearchWord>{word}</SearchWord>
    </span>
  ));
}

type LinkProps = Pick<ComponentProps<typeof AppLink>, 'to' | 'replace' | 'prefetch'> & {
  /** What it is about; read by a screen reader after the label. */
  word: string;
  label: string;
  variant: 'light' | 'default';
};

/** What can be done with the word of a row. */
export function WordLink({ word, label, ...link }: LinkProps) {
  const [own, of] = [useId(), useId()];
  return (
    <>
      <Button component={AppLink} size="sm" id={own} aria-labelledby={`${own} ${of}`} {...link}>
        {label}
      </Button>
      <span hidden id={of} lang={languageOfWord(word)}>
        {word}
      </span>
    </>
  );
}
