import { useTranslations } from '../i18n/use-translations.tsx';
import { useTellError } from '../features/session/visitor/use-tell-error.ts';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { Sheet } from './sheet.tsx';
import type { TableView } from './table-views.queries.ts';

type Props = { view: TableView; save: (view: TableView) => Promise<void>; onClose: () => void };

/** Asks for the name of a view, a new one or one that is renamed. */
export function ViewSheet({ view, save, onClose }: Props) {
  const t = useTranslations('merchant.views');
  const form = useForm({
    fields: ['Name'],
    validate: ({ Name }) => ({ Name: Name === '' ? t('nameMissing') : undefined }),
    send: async ({ Name }) => save({ ...view, Name }),
    onError: useTellError(),
    mainField: 'Name',
  });
  return (
    <Sheet title={t(view.Name === '' ? 'saveAs' : 'rename')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <TextField
            label={t('name')}
            description={view.Name === '' ? t('nameHint') : undefined}
            maxLength={40}
            autoComplete="off"
            defaultValue={view.Name}
            {...form.fieldProps('Name')}
          />
          <SubmitButton loading={form.busy}>{t('save')}</SubmitButton>
        </Stack>
      </form>
    </Sheet>
  );
}
