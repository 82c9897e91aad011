import { useTranslations } from '../../../i18n/use-translations.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { spoken, toastOf } from '../../../page/api-toast.ts';

/** Shows the toast that an error of the API is worth (E-01), in the reader's language. */
export function useTellError(): (error: unknown) => void {
  const t = useTranslations('shell.errors');
  return (error) => {
    const toast = toastOf(error);
    if (toast) showToast(spoken(toast, (words) => t(`words.${words}`)));
  };
}
