import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { FileField } from '../files/file-field.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { rememberImage } from './profile-image.ts';
import { rememberedImage } from './remembered-image.ts';
import { profilePictureQuery } from './profile-picture.queries.ts';

/** As large as the server keeps it. */
const SIDE = 512;

const never = () => () => undefined;

/** The customer's own picture, to be changed and deleted. */
export function ProfilePicture() {
  const t = useTranslations('files.profile');
  const page = usePage();
  const client = useQueryClient();
  const query = profilePictureQuery(page);
  const { guest } = useVisitor();
  // A logout draws the page once more before it is left.
  const { data } = useQuery({ ...query, enabled: !guest });
  const remembered = useSyncExternalStore(
    never,
    () => rememberedImage(document.cookie, page.bootstrap, new Date()),
    () => undefined,
  );
  const url = data === undefined ? remembered : data;
  const show = (next: string | null): void => {
    rememberImage(next, page.bootstrap);
    client.setQueryData(query.queryKey, next);
  };
  return (
    <FileField
      label={t('label')}
      kind="picture"
      current={typeof url === 'string' ? { url, isPicture: true } : url}
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
