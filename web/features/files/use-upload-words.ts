import { isApiError, isNoAnswer } from '#contract/client.ts';
import { FILE_RULES, megabytesOf, type FileKind } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { UploadFlaw } from './prepare-upload.ts';

/** Why a file was not sent or not stored, in the reader's words. */
export function useUploadWords(kind: FileKind) {
  const t = useTranslations('files');
  const megabytes = String(megabytesOf(FILE_RULES[kind].maxBytes));
  return {
    flaw: (flaw: UploadFlaw): string =>
      flaw === 'unsupported' && kind === 'paper'
        ? t('flaws.unsupportedDocument')
        : t(`flaws.${flaw}`, { megabytes }),
    error: (error: unknown): string => wordsOf(error) ?? (isNoAnswer(error) ? t('noAnswer') : t('failed')),
  };
}

/** The shop's own sentence: what is wrong with this file, or the error as a whole. */
function wordsOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  const { fields = {}, message } = error.answer;
  return Object.values(fields)[0] ?? message;
}
