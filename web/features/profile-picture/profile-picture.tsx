import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { FileField } from '../files/file-field.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { profilePictureQuery, rememberImage } from './profile-picture.queries.ts';

/** As large as the server keeps it. */
const SIDE = 512;

/** The customer's own picture, to be changed and deleted. */
export function ProfilePicture() {
  const t = useTranslations('files.profile');
  const page = usePage();
  const client = useQueryClient();
  const query = profilePictureQuery(page);
  const { guest } = useVisitor();
  // A logout draws the page once more before it is left.
  const { data } = useQuery({ ...query, enabled: !guest });
  const show = (url: string | null): void => {
    rememberImage(url, page);
    client.setQueryData(query.queryKey, url);
  };
  return (
    <FileField
      label={t('label')}
      kind="picture"
      current={data === undefined ? undefined : data === null ? null : { url: data, isPicture: true }}
      maxSide={SIDE}
      crop={{ aspect: 1, round: true }}
      camera="user"
      send={async (picture, onProgress) =>
        show((await page.api.setProfilePicture({ files: { picture }, onProgress })).data)
      }
      remove={async () => {
        await page.api.removeProfilePicture();
        show(null);
      }}
    />
  );
}
