import { Button } from '@mantine/core';
import { IconPaw } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ageOn } from '#domain/pets/pets.ts';
import { formatDate, wallTime } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { petsQuery, type Pet } from './pets.queries.ts';
import classes from './pets.module.css';

/** One pet: what is known of it, and the reminders to come. */
export function PetCard({ pet, onEdit }: { pet: Pet; onEdit: () => void }) {
  const t = useTranslations('pets');
  const { locale } = usePage();
  const [asking, setAsking] = useState(false);
  const nameId = useId();
  return (
    <article className={classes.card} aria-labelledby={nameId}>
      <div className={classes.picture}>
        {pet.Picture === null ? <IconPaw size={36} aria-hidden /> : <img src={pet.Picture} alt="" />}
      </div>
      <h2 id={nameId} className={classes.name}>
        <UserText>{pet.Name}</UserText>
      </h2>
      <Facts pet={pet} />
      {pet.Reminders.length > 0 && (
        <ul className={classes.reminders}>
          {pet.Reminders.map(({ Kind, Day, Months }) => (
            <li key={`${Kind} ${Day} ${Months}`}>
              {t('reminderLine', {
                what: t(`reminders.${Kind}`),
                day: formatDate(new Date(`${Day}T12:00:00+07:00`), locale),
              })}
              {Months > 0 && ` · ${t(`repeat.m${Months}`)}`}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.below}>
        <Button variant="default" size="md" onClick={onEdit} aria-describedby={nameId}>
          {t(pet.Picture === null ? 'editAndPicture' : 'edit')}
        </Button>
        <Button variant="default" size="md" onClick={() => setAsking(true)} aria-describedby={nameId}>
          {t('remove')}
        </Button>
      </div>
      {asking && <RemovePet pet={pet} onClose={() => setAsking(false)} />}
    </article>
  );
}

function Facts({ pet }: { pet: Pet }) {
  const t = useTranslations('pets');
  const [today] = useState(() => wallTime(new Date()).slice(0, 10));
  const age = pet.Birthday === null ? undefined : ageOn(pet.Birthday, today);
  const facts = [
    t(`kinds.${pet.Kind}`),
    pet.Breed === '' ? undefined : pet.Breed,
    pet.Sex === 'unknown' ? undefined : t(`sexes.${pet.Sex}`),
    age && (age.years > 0 ? t('years', age) : t('months', age)),
    pet.Weight === null ? undefined : t('kilograms', { weight: pet.Weight }),
  ].filter((fact) => fact !== undefined);
  return (
    <p className={classes.small}>
      <UserText>{facts.join(' · ')}</UserText>
    </p>
  );
}

function RemovePet({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const t = useTranslations('pets');
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const removing = useMutation({
    mutationFn: () => page.api.removePet({ body: { PetId: pet.PetId } }),
    onSuccess: ({ data }) => {
      client.setQueryData(petsQuery(page).queryKey, data);
      showToast({ kind: 'success', message: t('removed'), milliseconds: TOAST_MS.other });
      onClose();
    },
    onError: (error) => {
      tellError(error);
      onClose();
      // It may have been removed in another window.
      void client.invalidateQueries({ queryKey: petsQuery(page).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={t('question.title', { name: pet.Name })}
      confirm={t('question.confirm')}
      keep={t('question.keep')}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{t('question.what')}</p>
    </ConfirmDialog>
  );
}
