import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Product } from '#contract/catalogue.schemas.ts';
import { MAX_ORDER_LINES } from '#domain/quick-order/order-line-limits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField } from '../../ui/form/field.tsx';
import { useLazyComponent } from '../../ui/interaction/use-lazy-component.tsx';
import { IconHistory } from '../../ui/theme/icons.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { lastOrdered, type Again } from './quick-order.queries.ts';
import { FILE_KINDS, linesOfFile, MAX_FILE_BYTES } from './read-file.ts';
import { firstLines, fromMatch } from './review.ts';
import type { KeptReview } from './use-review.ts';
import classes from './quick-order.module.css';

type Props = {
  review: KeptReview;
  onProducts: (products: readonly Product[]) => void;
  /** The lines are there. */
  onRead: () => void;
  /** What was ordered before; not for guests, who have no orders. */
  onAgain: ((lines: readonly Again[]) => void) | undefined;
};

type Said = { tone: 'good' | 'bad'; text: string };

const fetchCamera = () => import('../packing/camera-scan.tsx');

/** The ways in: a field to paste into, a file, the camera, and what was ordered last. */
export function ListInput({ review, onProducts, onRead, onAgain }: Props) {
  const t = useTranslations('quickOrder');
  const { api } = usePage();
  const tellError = useTellError();
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said>();
  const [scans, setScans] = useState(false);
  const { typed } = review;

  const read = useMutation({
    mutationFn: async (text: string) => {
      const { lines, rest } = firstLines(text);
      return { ...(await api.matchQuickOrder({ body: { Lines: lines } })), rest };
    },
    onSuccess: ({ Lines, Products, rest }) => {
      onProducts(Products);
      review.add(Lines.map(fromMatch), rest);
      onRead();
      setSaid(
        rest === '' ? undefined : { tone: 'bad', text: t('tooMany', { most: String(MAX_ORDER_LINES) }) },
      );
    },
    onError: tellError,
  });
  const again = useMutation({
    mutationFn: () => lastOrdered(api),
    onSuccess: (lines) => {
      if (lines.length === 0) setSaid({ tone: 'bad', text: t('noOrders') });
      else onAgain?.(lines);
    },
    onError: tellError,
  });
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (typed.trim() !== '' && !read.isPending) read.mutate(typed);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const open = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    if (chosen.size > MAX_FILE_BYTES) return setSaid({ tone: 'bad', text: t('fileTooLarge', { name }) });
    try {
      const text = await linesOfFile(chosen);
      if (text.trim() === '') return setSaid({ tone: 'bad', text: t('fileEmpty', { name }) });
      const all = joined(typed, text);
      review.type(all);
      read.mutate(all);
    } catch {
      setSaid({ tone: 'bad', text: t('fileUnread', { name }) });
    }
  };
  const Camera = useLazyComponent({
    fetchComponent: fetchCamera,
    wanted: scans,
    onLost: (error) => {
      setScans(false);
      tellError(error);
    },
  });
  return (
    <form onSubmit={submit} className={classes.input}>
      <p className={classes.lead}>{t('lead')}</p>
      <TextAreaField
        label={t('field')}
        placeholder={t('fieldHint')}
        rows={6}
        value={typed}
        onChange={({ currentTarget }) => review.type(currentTarget.value)}
        onKeyDown={onKeyDown}
        spellCheck={false}
        autoComplete="off"
      />
      <div className={classes.ways}>
        <Button type="submit" size="lg" loading={read.isPending} disabled={typed.trim() === ''}>
          {t('read')}
        </Button>
        <Button size="lg" variant="default" onClick={() => file.current?.click()}>
          {t('upload')}
        </Button>
        <Button size="lg" variant="default" aria-haspopup="dialog" onClick={() => setScans(true)}>
          {t('scan')}
        </Button>
        {onAgain && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconHistory size={20} />}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            {t('fromOrders')}
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept={FILE_KINDS}
        hidden
        aria-label={t('upload')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void open(chosen);
          // The same file again is a change as well.
          currentTarget.value = '';
        }}
      />
      <output className={classes.said} data-tone={said?.tone}>
        {said?.text ?? t('uploadHint')}
      </output>
      {Camera?.({
        words: { title: t('scan'), hint: t('scanHint'), refused: t('scanRefused'), why: t('scanWhy') },
        said: said?.tone === 'good' ? said : undefined,
        onScan: (code) => {
          review.type(joined(typed, code));
          setSaid({ tone: 'good', text: t('scanned', { code }) });
        },
        onClose: () => {
          setScans(false);
          setSaid(undefined);
          submit();
        },
      })}
    </form>
  );
}

const joined = (before: string, more: string): string =>
  before.trim() === '' ? more : `${before.trimEnd()}\n${more}`;
