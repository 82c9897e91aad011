import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { FileField, type ShownFile } from '../files/file-field.tsx';
import own from './register-details.module.css';
import { registrationApi } from './registration-api.ts';

type Props = {
  label: string;
  ticket: string;
  /** The document that is attached; undefined for none. */
  fileId: string | undefined;
  error: string | undefined;
  onAttached: (fileId: string | undefined) => void;
};

/** As large as the server keeps it. */
const SIDE = 2000;

/** An identity document; parts that the shop does not need are covered before it is sent. */
export default function IdentityField({ label, ticket, fileId, error, onAttached }: Props) {
  const t = useTranslations('registration.identity');
  const page = usePage();
  const [shown, setShown] = useState<ShownFile>();
  useEffect(() => () => (shown ? URL.revokeObjectURL(shown.url) : undefined), [shown]);
  return (
    <div className={own.identity}>
      <FileField
        label={label}
        kind="paper"
        current={fileId === undefined ? null : (shown ?? null)}
        maxSide={SIDE}
        mask={t('cover')}
        camera="environment"
        send={async (document, onProgress) => {
          const { FileId } = await registrationApi(page).attachIdentity({
            headers: { 'registration-ticket': ticket },
            files: { document },
            onProgress,
          });
          setShown({ url: URL.createObjectURL(document), isPicture: document.type.startsWith('image/') });
          onAttached(FileId);
        }}
        remove={async () => onAttached(undefined)}
      />
      <p className={own.hint}>{fileId === undefined ? t('hint') : t('attached')}</p>
      {error !== undefined && (
        <p className={own.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
