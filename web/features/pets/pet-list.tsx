import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { MAX_PETS } from '#domain/pets/pets.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { PetCard } from './pet-card.tsx';
import { petsQuery } from './pets.queries.ts';
import classes from './pets.module.css';

const PetForm = lazyComponent(() => import('./pet-form.tsx'));

/** The customer's pets: one after the other, or the form of one. */
export function PetList() {
  const t = useTranslations('pets');
  const { data: pets, isError, refetch } = useQuery(petsQuery(usePage()));
  /** The id of the pet whose form is open: of a new one an id that none has. */
  const [open, setOpen] = useState<string>();
  if (isError)
    return (
      <Note tone="error" title={t('failed')} live>
        <Button variant="default" size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    );
  if (!pets) return <LoadingState />;
  const edited = pets.find(({ PetId }) => PetId === open);
  const close = (): void => setOpen(undefined);
  return (
    <>
      {pets.length === 0 && open === undefined && <p>{t('empty')}</p>}
      <ul className={classes.list}>
        {pets.map((pet) => (
          <li key={pet.PetId}>
            {pet === edited ? (
              <Suspense fallback={<LoadingState />}>
                <PetForm id={pet.PetId} from={pet} onClose={close} />
              </Suspense>
            ) : (
              <PetCard pet={pet} onEdit={() => setOpen(pet.PetId)} />
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && !edited && (
        <Suspense fallback={<LoadingState />}>
          <PetForm key={open} id={open} from={undefined} onClose={close} />
        </Suspense>
      )}
      {open === undefined &&
        (pets.length < MAX_PETS ? (
          <div>
            <Button size="md" onClick={() => setOpen(crypto.randomUUID())}>
              {t('add')}
            </Button>
          </div>
        ) : (
          <p className={classes.small}>{t('full', { most: MAX_PETS })}</p>
        ))}
    </>
  );
}
