import { FILE_RULES, megabytesOf } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { ImportUpload } from './import-upload.tsx';
import { pictureImportPath } from './picture-import.queries.ts';

const { maxBytes, accept } = FILE_RULES.zip;

/** Brings in a zip of pictures, for who may change products. */
export function PictureImportStart() {
  const t = useTranslations('merchantImport');
  const { Rights } = useStaff();
  const { api } = usePage();
  if (!Rights.includes('manageProducts')) return null;
  return (
    <Panel title={t('pictures.title')}>
      <ImportUpload
        label={t('pictures.choose')}
        text={t('pictures.text', { megabytes: String(megabytesOf(maxBytes)) })}
        accept={['.zip', ...accept].join(',')}
        maxBytes={maxBytes}
        send={async ({ file, headers, onProgress }) => {
          const body = { FileName: file.name.slice(-200) };
          const { ImportId } = await api.addPictureImport({
            body,
            files: { zip: file },
            headers,
            onProgress,
          });
          return pictureImportPath(ImportId);
        }}
      />
    </Panel>
  );
}
