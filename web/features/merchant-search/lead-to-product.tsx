import { Button } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-search.module.css';
import { MERCHANT_SEARCH, tryQuery, type Synonym } from './merchant-search.queries.ts';
import { languageOfWord } from './search-word.tsx';
import { withMeaning } from './synonym-rules.ts';

type Props = { text: string; known: Synonym | undefined };

/** Has a search that found nothing find a product: its name becomes what the searched text means. */
export function LeadToProduct({ text, known }: Props) {
  const t = useTranslations('merchantSearch.lead');
  const [isOpen, setOpen] = useState(false);
  const [own, of] = [useId(), useId()];
  return (
    <>
      <Button
        size="sm"
        variant="light"
        id={own}
        aria-labelledby={`${own} ${of}`}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <span hidden id={of} lang={languageOfWord(text)}>
        {text}
      </span>
      {isOpen && (
        <Sheet title={t('title', { text })} onClose={() => setOpen(false)} tall>
          <Products text={text} known={known} onDone={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

function Products({ text, known, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('merchantSearch.lead');
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const { set } = useAddressParams();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<string>();
  const wanted = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...tryQuery(page, wanted),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const lead = async (code: string, name: string): Promise<void> => {
    setBusy(code);
    try {
      await page.api.saveSearchSynonym({ body: withMeaning({ text, known, name }) });
      await client.invalidateQueries({ queryKey: MERCHANT_SEARCH });
      showToast({ kind: 'success', message: t('done', { text }), milliseconds: TOAST_MS.other });
      onDone();
      // What it finds now.
      set({ try: text });
    } catch (error) {
      tellError(error);
      setBusy(undefined);
    }
  };
  return (
    <>
      <TextField
        label={t('find')}
        description={t('findWhy')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        maxLength={100}
      />
      {wanted !== '' && data?.Products.length === 0 && <output>{t('none')}</output>}
      {wanted !== '' && (
        <ul className={classes.products}>
          {data?.Products.map(({ P_Code, PRODUCTNAME, PIC_FILENAME }) => (
            <li key={P_Code}>
              <Picture src={PIC_FILENAME} alt="" width={40} height={40} sizes="40px" />
              <span>
                <UserText>{PRODUCTNAME}</UserText>
                <span className={classes.code}>{P_Code}</span>
              </span>
              <Button
                size="sm"
                aria-label={`${t('use')}: ${PRODUCTNAME}`}
                loading={busy === P_Code}
                disabled={busy !== undefined && busy !== P_Code}
                onClick={() => void lead(P_Code, PRODUCTNAME)}
              >
                {t('use')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
