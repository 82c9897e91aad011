import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './goods-issue.module.css';
import type { IssueProduct } from './issue-lines.ts';

/**
 * Finds products by name, code or barcode. Enter, which scanners send too, takes the only product that is found; of
 * several one is chosen.
 */
export function IssueProducts({ onChoose }: { onChoose: (product: IssueProduct) => void }) {
  const t = useTranslations('merchantOrders.issue');
  const { api, locale } = usePage();
  const tellError = useTellError();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const search = useDebounced(text.trim());
  const find = async (wanted: string): Promise<IssueProduct[]> =>
    (await api.issuableProducts({ query: { search: wanted } })).Data;
  const { data } = useQuery({
    queryKey: ['issuableProducts', locale, search],
    queryFn: () => find(search),
    enabled: search !== '',
  });
  const choose = (product: IssueProduct): void => {
    onChoose(product);
    setText('');
    field.current?.focus();
  };
  const takeOnly = async (): Promise<void> => {
    const wanted = text.trim();
    if (wanted === '') return;
    try {
      const found = await find(wanted);
      const [first] = found;
      const isExact = first?.P_Code === wanted.toUpperCase();
      if (first && (isExact || found.length === 1)) choose(first);
    } catch (error) {
      tellError(error);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    void takeOnly();
  };
  const shown = text.trim() === '' ? undefined : data;
  return (
    <div className={classes.finder}>
      <TextField
        ref={field}
        label={t('find')}
        description={t('findHint')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        maxLength={100}
      />
      <output className="hidden-visually">{shown && t('found', { count: shown.length })}</output>
      {shown?.length === 0 && <p>{t('noneFound', { text: text.trim() })}</p>}
      {shown && shown.length > 0 && (
        <ul className={classes.found}>
          {shown.map((product) => (
            <li key={product.P_Code} className={classes.product}>
              <Picture src={product.PIC_FILENAME} alt="" width={40} height={40} />
              <span>
                <UserText>{product.PRODUCTNAME}</UserText>
                <span className={classes.small}>{product.P_Code}</span>
              </span>
              <Button
                size="sm"
                variant="default"
                aria-label={t('addOf', { name: product.PRODUCTNAME })}
                onClick={() => choose(product)}
              >
                {t('add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
