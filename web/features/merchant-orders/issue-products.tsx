import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './goods-issue.module.css';
import type { IssueProduct } from './issue-lines.ts';

/** More would fill the page; the next good scan begins anew. */
const MOST_UNKNOWN = 50;

type Props = {
  onChoose: (product: IssueProduct) => void;
  /** What came of the last choice. */
  said: string;
};

/**
 * Finds products by name, code or barcode. Enter, which scanners send too, takes the only product that is found and leaves
 * the field empty for the next scan; of several one is chosen. What found none is named until the next scan that does.
 */
export function IssueProducts({ onChoose, said }: Props) {
  const t = useTranslations('merchantOrders.issue');
  const { api, locale } = usePage();
  const tellError = useTellError();
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
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
    setUnknown([]);
    field.current?.focus();
  };
  const takeOnly = async (): Promise<void> => {
    const wanted = text.trim();
    if (wanted === '') return;
    setText('');
    const putBack = () => setText((typed) => (typed === '' ? wanted : typed));
    try {
      const found = await find(wanted);
      const [first] = found;
      const isExact = first && (first.ScannedUnit !== null || first.P_Code === wanted.toUpperCase());
      if (first && (isExact || found.length === 1)) choose(first);
      else if (first) putBack();
      else setUnknown((all) => [...new Set([...all, wanted])].slice(-MOST_UNKNOWN));
    } catch (error) {
      putBack();
      tellError(error);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    void takeOnly();
  };
  const dismiss = (): void => {
    setUnknown([]);
    field.current?.focus();
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
      {/* Under the field, where the eye is; the line itself may be far below. */}
      <output className={classes.said}>{said}</output>
      <div role="alert">
        {unknown.length > 0 && (
          <Note tone="error" title={t('unknown')}>
            <ul>
              {unknown.map((code) => (
                <li key={code}>
                  <UserText>{code}</UserText>
                </li>
              ))}
            </ul>
            <Button size="sm" variant="default" onClick={dismiss}>
              {t('dismiss')}
            </Button>
          </Note>
        )}
      </div>
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
                onClick={() => {
                  choose(product);
                  setText('');
                }}
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
