import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { CenterPicker } from './center-picker.tsx';
import { centersQuery, type Center } from './center.queries.ts';
import { useCenterSearch } from './use-center-search.ts';
import { useCenterWord } from './use-center-word.ts';

type Props = {
  /** In place of the center that the visitor is at. */
  chosen?: string;
  hasGallery?: boolean;
  onChoose: (center: Center) => void;
};

/** The centers that the visitor may order from, 12 at a time; the shop searches them. */
export function BuyerCenterPicker({ chosen, hasGallery = true, onChoose }: Props) {
  const page = usePage();
  const { ActiveDC } = useVisitor();
  const search = useCenterSearch();
  const { text, position } = search;
  const found = useInfiniteQuery({
    ...centersQuery(page, { text, from: position.from }),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  return (
    <CenterPicker
      search={search}
      centers={data?.pages.flat()}
      request={found}
      more={hasNextPage ? { load: fetchNextPage, isLoading: isFetchingNextPage } : undefined}
      active={chosen ?? ActiveDC}
      hasGallery={hasGallery}
      word={useCenterWord()}
      onChoose={onChoose}
    />
  );
}
