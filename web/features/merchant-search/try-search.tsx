import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { TextFilter } from '../../merchant-ui/text-filter.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-search.module.css';
import { readTried, tryQuery } from './merchant-search.queries.ts';
import { SearchWord, WordLink } from './search-word.tsx';

/** A search as a buyer of the center would make it, to see what its words find now. */
export function TrySearch() {
  const t = useTranslations('merchantSearch.try');
  const params = useAddressParams();
  const [search] = useSearchParams();
  const text = readTried(search);
  return (
    <search className={classes.try}>
      <TextFilter
        filter={{ kind: 'text', name: 'try', label: t('label'), hint: t('hint') }}
        values={params}
      />
      {text !== undefined && (
        <Panel title={t('result')}>
          <Found text={text} />
        </Panel>
      )}
    </search>
  );
}

function Found({ text }: { text: string }) {
  const t = useTranslations('merchantSearch.try');
  const table = useTranslations('merchant.table');
  const { ActiveDCName: center } = useStaff();
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...tryQuery(usePage(), text),
    placeholderData: keepPreviousData,
  });
  if (!data && isError)
    return (
      <Button size="sm" variant="default" onClick={() => void refetch()}>
        {table('retry')}
      </Button>
    );
  if (!data) return <LoadingState />;
  const { Found: found, Corrected, Shown, Products, More } = data;
  return (
    <div aria-busy={isPlaceholderData} className={classes.found}>
      <output>
        {found && Corrected && (
          <p>
            {t('takenFor')} <SearchWord className={classes.word}>{Shown}</SearchWord>
          </p>
        )}
        {t(found ? 'found' : 'nothing', { center })}
      </output>
      {Products.length > 0 && (
        <ul className={classes.products}>
          {Products.map(({ P_Code, PRODUCTNAME, PIC_FILENAME }) => (
            <li key={P_Code}>
              <Picture src={PIC_FILENAME} alt="" width={40} height={40} sizes="40px" />
              <span>
                <UserText>{PRODUCTNAME}</UserText>
                <span className={classes.code}>{P_Code}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {More && <p className={classes.code}>{t('more')}</p>}
    </div>
  );
}

/** Tries a word of a list; what else the address says stays. */
export function TryLink({ text }: { text: string }) {
  const t = useTranslations('merchantSearch.try');
  const { pathWith } = useAddressParams();
  return (
    <WordLink
      word={text}
      label={t('word')}
      to={pathWith({ try: text })}
      replace
      prefetch="none"
      variant="default"
    />
  );
}
