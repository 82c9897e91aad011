import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { differencesOf, type WrittenContent } from '#domain/text/written-content.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-content.module.css';
import {
  itemQuery,
  MERCHANT_CONTENT,
  versionQuery,
  versionsQuery,
  type ContentItem,
} from './merchant-content.queries.ts';

type Props = {
  item: ContentItem;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  mayWrite: boolean;
  onRestored: () => void;
};

/** What was published, with who and when; each can be compared with the draft and taken back as it. */
export function ContentVersions({ item, isDirty, mayWrite, onRestored }: Props) {
  const t = useTranslations('merchantContent.versions');
  const page = usePage();
  const { data, isError, refetch } = useQuery(versionsQuery(page, item.Code));
  const [compared, setCompared] = useState<number>();
  return (
    <Panel title={t('title')}>
      {isError && (
        <Note tone="error">
          <p>{t('failed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Note>
      )}
      {data?.length === 0 && <p>{t('none')}</p>}
      <ol className={classes.versions}>
        {data?.map(({ No, WasDraft, PublishedAt, PublishedBy }) => (
          <li key={No} className={classes.version}>
            <span>
              {t('one', { no: String(No) })}
              {WasDraft && <small>{t('draft')}</small>}
              <small>
                {formatDate(new Date(PublishedAt), page.locale, 'dayTime')}{' '}
                {PublishedBy === '' ? t('before') : <UserText>{t('by', { name: PublishedBy })}</UserText>}
              </small>
            </span>
            <Button
              size="sm"
              variant="default"
              aria-label={`${t('compare')}: ${t('one', { no: String(No) })}`}
              onClick={() => setCompared(No)}
            >
              {t('compare')}
            </Button>
          </li>
        ))}
      </ol>
      {compared !== undefined && (
        <Sheet
          title={t('compareTitle', { no: String(compared) })}
          onClose={() => setCompared(undefined)}
          tall
        >
          <Comparison
            no={compared}
            item={item}
            mayRestore={mayWrite}
            isDirty={isDirty}
            onRestored={() => {
              setCompared(undefined);
              onRestored();
            }}
          />
        </Sheet>
      )}
    </Panel>
  );
}

type ComparisonProps = {
  no: number;
  item: ContentItem;
  mayRestore: boolean;
  isDirty: boolean;
  onRestored: () => void;
};

function Comparison({ no, item, mayRestore, isDirty, onRestored }: ComparisonProps) {
  const t = useTranslations('merchantContent.versions');
  const page = usePage();
  const tellError = useTellError();
  const [busy, setBusy] = useState(false);
  const keep = useKeepRecord<ContentItem>(({ Code }) => itemQuery(page, Code), [...MERCHANT_CONTENT, 'list']);
  const { data: version, isError } = useQuery(versionQuery(page, { code: item.Code, no }));
  if (isError)
    return (
      <Note tone="error">
        <p>{t('failed')}</p>
      </Note>
    );
  if (!version) return null;
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { No: no, Version: item.Version };
      keep(
        await page.api.restoreContent({ params: { code: item.Code }, body }),
        t('restored', { no: String(no) }),
      );
      onRestored();
    } catch (error) {
      tellError(error);
      setBusy(false);
    }
  };
  return (
    <>
      <Differences before={version.Content} after={item.Content} />
      {mayRestore && (
        <>
          <p className={classes.why}>{t(isDirty ? 'saveFirst' : 'restoreWhy')}</p>
          {item.HasChanges ? (
            <ConfirmedButton
              variant="filled"
              label={t('restore')}
              ask={t('restoreAsk', { no: String(no) })}
              text={t('restoreText')}
              confirm={t('restore')}
              keep={t('restoreKeep')}
              disabled={isDirty}
              work={restore}
            />
          ) : (
            <Button size="md" loading={busy} disabled={isDirty} onClick={() => void restore()}>
              {t('restore')}
            </Button>
          )}
        </>
      )}
    </>
  );
}

const FIELDS = [
  'titleTh',
  'titleEn',
  'summaryTh',
  'summaryEn',
  'bodyTh',
  'bodyEn',
  'picture',
  'phonePicture',
  'link',
] as const;
const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** What is only in the version and what only in the draft, field by field and block by block. */
function Differences({ before, after }: { before: WrittenContent; after: WrittenContent }) {
  const t = useTranslations('merchantContent.versions');
  const changed = FIELDS.filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return <p>{t('same')}</p>;
  return (
    <>
      <p className={classes.why}>{t('compareWhy')}</p>
      {changed.map((name) => (
        <section key={name}>
          <h3>{t(`fields.${name}`)}</h3>
          <ul className={classes.differences}>
            {differencesOf(before[name], after[name]).map(({ kind, text }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of a comparison never move
              <li key={at} data-kind={kind}>
                <span aria-hidden>{SIGNS[kind]}</span>
                <span>
                  {kind !== 'same' && (
                    <span className="hidden-visually">{t(kind === 'added' ? 'added' : 'only')}: </span>
                  )}
                  <UserText>{text}</UserText>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
