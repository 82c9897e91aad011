import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentKind } from '#domain/text/written-content.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  contentOf,
  emptyValues,
  fieldOf,
  mistakesOf,
  newCode,
  type ContentValues,
} from './content-values.ts';
import { itemPath, itemQuery, MERCHANT_CONTENT, type ContentItem } from './merchant-content.queries.ts';

/** A moment is a day with its time, and a period both ends; words about a picture are about that one. */
const TOGETHER = [
  ['firstDay', 'firstTime', 'lastDay', 'lastTime'],
  ['picture', 'phonePicture', 'altTh', 'altEn'],
] as const satisfies readonly (readonly (keyof ContentValues)[])[];

type Options = { kind: ContentKind; item?: ContentItem };

/** The draft of one that is there, or of a new one of this kind. */
export function useContentForm({ kind, item }: Options): RecordForm<ContentValues> {
  const t = useTranslations('merchantContent.form');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  // Sent twice it is one.
  const [ownCode] = useState(() => newCode(kind));
  const asksCode = item === undefined && kind === 'C';
  return useStoredRecord<ContentValues, ContentItem>({
    record: [`content-${kind}`, item?.Code],
    stored: item,
    empty: emptyValues(kind),
    valuesOf: ({ Content, Code }) => ({ ...Content, code: Code }),
    validate: (values) =>
      inWords(mistakesOf(values, asksCode), (why) =>
        why === 'CODE_WRONG' ? t('codeWrong') : t(`wrong.${why}`),
      ),
    pathOf: fieldOf,
    queryOf: ({ Code }) => itemQuery(page, Code),
    lists: [...MERCHANT_CONTENT, 'list'],
    save: (values, Version) => {
      const Content = contentOf(values);
      return item
        ? api.saveContent({ params: { code: item.Code }, body: { Content, Version } })
        : api.addContent({ body: { Code: asksCode ? values.code.trim() : ownCode, Kind: kind, Content } });
    },
    together: TOGETHER,
    told: () => t('saved'),
    after: item ? undefined : ({ Code }) => navigate(localePath(locale, itemPath(Code)), { replace: true }),
    conflict: {
      code: 'CONTENT_CHANGED',
      read: () => api.merchantContent({ params: { code: item?.Code ?? '' } }),
    },
    onError: useTellError(),
  });
}
