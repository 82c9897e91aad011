import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { MAX_REMINDERS, petKinds, petReminderKinds, petSexes, REMINDER_MONTHS } from '#domain/pets/pets.ts';
import { wallTime } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm, type Form } from '../../ui/form/use-form.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { FileField } from '../files/file-field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { PET_FIELDS, petBody, petMistakes, reminderFields } from './pet-fields.ts';
import { petsQuery, type Pet } from './pets.queries.ts';
import classes from './pets.module.css';

/** As large as the server keeps it. */
const SIDE = 800;

type Reminder = Pet['Reminders'][number];
type Props = {
  /** Of a new pet made here, so that sent twice it is one. */
  id: string;
  from: Pet | undefined;
  onClose: () => void;
};

/** A new pet, or a change of one. Loaded when it is first opened. */
export default function PetForm({ id, from, onClose }: Props) {
  const t = useTranslations('pets');
  const page = usePage();
  const client = useQueryClient();
  const breedsId = useId();
  const [kind, setKind] = useState(from?.Kind ?? 'dog');
  const [today] = useState(() => wallTime(new Date()).slice(0, 10));
  const keep = (data: Pet[]): void => {
    client.setQueryData(petsQuery(page).queryKey, data);
  };
  const form = useForm<string>({
    fields: PET_FIELDS,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(petMistakes(values, { today, kept: from?.Reminders })).map(([field, wrong]) => [
          field,
          t(`wrong.${wrong}`),
        ]),
      ),
    send: async (values) => {
      const { data } = await page.api.savePet({ body: petBody(values, id) });
      keep(data);
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      onClose();
    },
    onError: useTellError(),
  });
  const { ref } = form.formProps;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[name=Name]')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, []);
  const title = t(from ? 'editTitle' : 'add');
  return (
    <Panel title={title}>
      {from && (
        <FileField
          label={t('picture')}
          kind="picture"
          current={from.Picture === null ? null : { url: from.Picture, isPicture: true }}
          maxSide={SIDE}
          crop={{ aspect: 1, round: true }}
          camera="environment"
          send={async (picture, onProgress) =>
            keep(
              (await page.api.setPetPicture({ params: { petId: id }, files: { picture }, onProgress })).data,
            )
          }
          remove={async () => keep((await page.api.removePetPicture({ params: { petId: id } })).data)}
        />
      )}
      <form className={classes.form} {...form.formProps} aria-label={title}>
        <TextField {...form.fieldProps('Name')} label={t('name')} defaultValue={from?.Name} maxLength={60} />
        <div className={classes.pair}>
          <SelectField
            {...form.fieldProps('Kind')}
            label={t('kind')}
            value={kind}
            onChange={({ currentTarget }) =>
              setKind(petKinds.find((one) => one === currentTarget.value) ?? 'other')
            }
            data={petKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextField
            {...form.fieldProps('Breed')}
            label={t('breed')}
            defaultValue={from?.Breed}
            maxLength={80}
            list={breedsId}
            autoComplete="off"
          />
          {(kind === 'dog' || kind === 'cat') && (
            <datalist id={breedsId}>
              {t(`breeds.${kind}`)
                .split(', ')
                .map((breed) => (
                  <option key={breed}>{breed}</option>
                ))}
            </datalist>
          )}
          <SelectField
            {...form.fieldProps('Sex')}
            label={t('sex')}
            defaultValue={from?.Sex ?? 'unknown'}
            data={petSexes.map((value) => ({ value, label: t(`sexes.${value}`) }))}
          />
          <TextField
            {...form.fieldProps('Birthday')}
            label={t('birthday')}
            type="date"
            max={today}
            defaultValue={from?.Birthday ?? ''}
          />
          <TextField
            {...form.fieldProps('Weight')}
            label={t('weight')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={from?.Weight ?? ''}
            maxLength={8}
          />
        </div>
        <Reminders form={form} begin={from?.Reminders ?? []} today={today} />
        <div className={classes.buttons}>
          <Button variant="default" size="lg" onClick={onClose} disabled={form.busy}>
            {t('cancel')}
          </Button>
          <SubmitButton loading={form.busy}>{t('save')}</SubmitButton>
        </div>
      </form>
    </Panel>
  );
}

type RemindersProps = { form: Form<string>; begin: readonly Reminder[]; today: string };

function Reminders({ form, begin, today }: RemindersProps) {
  const t = useTranslations('pets');
  // A field's name is its line's place; what was typed belongs to the line.
  const [lines, setLines] = useState(begin.map((from, key) => ({ key, from: from as Reminder | undefined })));
  const [added, setAdded] = useState(begin.length);
  const add = (): void => {
    setLines([...lines, { key: added, from: undefined }]);
    setAdded(added + 1);
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('remindMe')}</legend>
      <p className={classes.small}>{t('remindHow')}</p>
      {lines.map(({ key, from }, place) => {
        const [kind, day, months] = reminderFields(place);
        return (
          <div key={key} className={classes.reminder}>
            <SelectField
              {...form.fieldProps(kind)}
              label={t('what')}
              defaultValue={from?.Kind}
              data={petReminderKinds.map((value) => ({ value, label: t(`reminders.${value}`) }))}
            />
            <TextField
              {...form.fieldProps(day)}
              label={t('day')}
              type="date"
              min={today}
              defaultValue={from?.Day ?? ''}
            />
            <SelectField
              {...form.fieldProps(months)}
              label={t('again')}
              defaultValue={String(from?.Months ?? 0)}
              data={REMINDER_MONTHS.map((value) => ({ value: String(value), label: t(`repeat.m${value}`) }))}
            />
            <Button
              variant="subtle"
              size="md"
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            >
              {t('removeReminder')}
            </Button>
          </div>
        );
      })}
      {lines.length < MAX_REMINDERS && (
        <div>
          <Button variant="default" size="md" onClick={add}>
            {t('addReminder')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
