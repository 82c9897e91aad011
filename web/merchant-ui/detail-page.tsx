import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/stack.tsx';
import { TwoColumns } from '../ui/layout/two-columns.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';

type Props = PageHeadProps & {
  back: NonNullable<PageHeadProps['back']>;
  children: ReactNode;
  /** What goes with the subject: who, where to, what happened. Under it on the phone. */
  side?: ReactNode;
  /** On the phone it comes first. */
  sideFirst?: boolean;
};

/** The one way that a single thing is shown: its name and state, what can be done, the thing, and what goes with it. */
export function DetailPage({ children, side, sideFirst, ...head }: Props) {
  return (
    <Stack>
      <PageHead {...head} />
      {side ? (
        <TwoColumns side={side} sideFirst={sideFirst}>
          {children}
        </TwoColumns>
      ) : (
        children
      )}
    </Stack>
  );
}
