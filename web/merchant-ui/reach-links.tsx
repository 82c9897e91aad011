import { Button } from '@mantine/core';

type Props = {
  /** '' where none is known. */
  phone: string;
  /** The address of the way there, in the phone's maps; undefined where the place is not known. */
  way: string | undefined;
  words: { call: string; navigate: string };
  size?: 'sm' | 'md';
};

/** Calls a person, and shows the way to them: each where the shop knows how. */
export function ReachLinks({ phone, way, words, size = 'sm' }: Props) {
  const look = { component: 'a', size, variant: 'default' } as const;
  return (
    <>
      {phone !== '' && (
        <Button {...look} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {words.call}
        </Button>
      )}
      {way !== undefined && (
        <Button {...look} href={way} target="_blank" rel="noopener noreferrer">
          {words.navigate}
        </Button>
      )}
    </>
  );
}
