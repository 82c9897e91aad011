import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { RunCard } from '../runs/run-card.tsx';
import { runQuery } from '../runs/runs.queries.ts';
import { DiscardPictures } from './earlier-imports.tsx';
import classes from './merchant-import.module.css';
import {
  isAtWork,
  pictureImportQuery,
  PICTURE_IMPORTS,
  type PictureImport,
} from './picture-import.queries.ts';

/** A zip of pictures, from what is in it to what came of it. */
export function PictureImportPage({ id }: { id: string }) {
  const t = useTranslations('merchantImport');
  const { data, error, refetch } = useQuery(pictureImportQuery(usePage(), id));
  return (
    <Stack>
      <PageHead
        title={t('pictures.title')}
        facts={data && <UserText>{data.FileName}</UserText>}
        back={{ to: PICTURE_IMPORTS, label: t('title') }}
      />
      {data && <Opened zip={data} />}
      {!data && !error && <LoadingState />}
      {!data && error && (
        <EmptyState title={isApiError(error) ? error.answer.message : t('noAnswer')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
    </Stack>
  );
}

function Opened({ zip }: { zip: PictureImport }) {
  const t = useTranslations('merchantImport');
  const page = usePage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { ImportId, Step, RunId, Counts, Files } = zip;
  const { data: run } = useQuery({ ...runQuery(page, RunId ?? ''), enabled: RunId !== null });
  const keep = (answer: PictureImport): void => {
    client.setQueryData(pictureImportQuery(page, ImportId).queryKey, answer);
  };
  const params = { id: ImportId };
  const many = (outcome: PictureImport['Files'][number]['Outcome']) =>
    Files.filter(({ Outcome }) => Outcome === outcome).length;
  const replaced = many('replaced');
  const left = Files.length - many('added') - replaced;
  return (
    <>
      {run && RunId !== null && <RunCard run={run} />}
      <Panel title={t('pictures.steps', { step: t(`pictures.states.${Step}`) })}>
        <Figures
          label={t('pictures.title')}
          figures={[
            { label: t('pictures.added'), value: String(many('added')) },
            { label: t('pictures.replaced'), value: String(replaced) },
            { label: t('pictures.left'), value: String(left) },
            { label: t('pictures.done'), value: String(Counts.Done) },
          ]}
        />
        <div className={classes.actions}>
          {!isAtWork(zip) && Step !== 'undone' && Counts.Waiting > 0 && (
            <ConfirmedButton
              variant="filled"
              label={t('pictures.start', { count: String(Counts.Waiting) })}
              ask={t('pictures.startAsk', { count: String(Counts.Waiting) })}
              text={t('pictures.startText', { replaced: String(replaced), left: String(left) })}
              confirm={t('startConfirm')}
              keep={t('notYet')}
              work={async () =>
                keep(await page.api.runPictureImport({ params, body: { Seen: Counts.Waiting } }))
              }
            />
          )}
          {!isAtWork(zip) && Counts.Done > 0 && (
            <ConfirmedButton
              label={t('undo')}
              ask={t('pictures.undoAsk', { count: String(Counts.Done) })}
              text={t('pictures.undoText')}
              confirm={t('undo')}
              keep={t('keep')}
              tone="danger"
              work={async () =>
                keep(await page.api.undoPictureImport({ params, body: { Seen: Counts.Done } }))
              }
            />
          )}
          {!isAtWork(zip) && (Step === 'checked' || Counts.Waiting > 0) && (
            <DiscardPictures
              zip={zip}
              onDone={() => {
                client.removeQueries({ queryKey: pictureImportQuery(page, ImportId).queryKey });
                void navigate(localePath(page.locale, PICTURE_IMPORTS));
              }}
            />
          )}
          <Button size="md" variant="default" component={AppLink} to={PICTURE_IMPORTS}>
            {t('another')}
          </Button>
        </div>
      </Panel>
      <Panel title={t('pictures.files')}>
        <ul className={classes.problems}>
          {Files.map(({ Name, Outcome, P_Code, Place }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the files of a zip stay where they are, and may have one name
            <li key={at} className={classes.problem}>
              <strong>
                <UserText>{Name}</UserText>
              </strong>
              <span>
                {P_Code !== null && (
                  <UserText>{`${t('pictures.to', { code: P_Code, place: String(Place) })} `}</UserText>
                )}
                {t(`pictures.outcomes.${Outcome}`)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
