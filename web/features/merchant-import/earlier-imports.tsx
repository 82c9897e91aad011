import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { importPath, importsQuery, type ImportHead } from './import.queries.ts';
import classes from './merchant-import.module.css';
import {
  isAtWork,
  pictureImportPath,
  pictureImportsQuery,
  type PictureImport,
  type PictureImportHead,
} from './picture-import.queries.ts';

/** Files and zips that were brought in before, the latest first; a zip that waits can be discarded by whoever may manage products. */
export function EarlierImports() {
  const t = useTranslations('merchantImport');
  const page = usePage();
  const mayManage = useStaff().Rights.includes('manageProducts');
  const { data: sheets = [] } = useQuery(importsQuery(page));
  const { data: zips = [] } = useQuery({ ...pictureImportsQuery(page), enabled: mayManage });
  const all = [
    ...sheets.map((sheet) => ({ at: sheet.CreatedAt, item: <Sheet key={sheet.ImportId} sheet={sheet} /> })),
    ...zips.map((zip) => ({ at: zip.CreatedAt, item: <Zip key={zip.ImportId} zip={zip} /> })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  if (all.length === 0) return null;
  return (
    <Panel title={t('earlier')}>
      <ul className={classes.list}>{all.map(({ item }) => item)}</ul>
    </Panel>
  );
}

function Sheet({ sheet: { ImportId, Kind, FileName, Rows, Step, CreatedAt } }: { sheet: ImportHead }) {
  const t = useTranslations('merchantImport');
  return (
    <li className={classes.earlier}>
      <AppLink to={importPath(ImportId)} className={classes.link}>
        <UserText>{FileName}</UserText>
      </AppLink>
      <span className={classes.small}>
        {t('earlierFacts', { kind: t(`kinds.${Kind}`), rows: Rows.toLocaleString('en-US') })}
        {' · '}
        {t(`states.${Step}`)}
        {' · '}
        <At time={CreatedAt} />
      </span>
    </li>
  );
}

function At({ time }: { time: string }) {
  const { locale } = usePage();
  return <time dateTime={time}>{formatDate(new Date(time), locale, 'dayTime')}</time>;
}

function Zip({ zip }: { zip: PictureImportHead }) {
  const t = useTranslations('merchantImport');
  const { ImportId, FileName, By, IsOwn, Step, CreatedAt, Counts } = zip;
  const all = Counts.Waiting + Counts.Done + Counts.Undone;
  return (
    <li className={classes.earlier}>
      {IsOwn ? (
        <AppLink to={pictureImportPath(ImportId)} className={classes.link}>
          <UserText>{FileName}</UserText>
        </AppLink>
      ) : (
        <UserText>{FileName}</UserText>
      )}
      <span className={classes.small}>
        {t('pictures.facts', { done: String(Counts.Done), all: String(all) })}
        {' · '}
        {t(`pictures.states.${Step}`)}
        {' · '}
        <UserText>{By}</UserText>
        {' · '}
        <At time={CreatedAt} />
      </span>
      {!isAtWork(zip) && (Step === 'checked' || Counts.Waiting > 0) && <DiscardPictures zip={zip} />}
    </li>
  );
}

type Discarded = Pick<PictureImport, 'ImportId' | 'FileName' | 'Counts'>;

/** Asks first: what is thrown away has to be sent again. */
export function DiscardPictures({ zip, onDone }: { zip: Discarded; onDone?: () => void }) {
  const t = useTranslations('merchantImport');
  const page = usePage();
  const client = useQueryClient();
  const { ImportId: id, FileName, Counts } = zip;
  const discard = async (): Promise<void> => {
    const { Data } = await page.api.discardPictureImport({ params: { id }, body: { Seen: Counts.Waiting } });
    client.setQueryData(pictureImportsQuery(page).queryKey, Data);
    onDone?.();
  };
  return (
    <ConfirmedButton
      label={t('pictures.discard')}
      ask={t('pictures.discardAsk', { name: FileName })}
      text={t('pictures.discardText', { count: String(Counts.Waiting) })}
      confirm={t('pictures.discard')}
      keep={t('pictures.discardKeep')}
      tone="danger"
      work={discard}
    />
  );
}
