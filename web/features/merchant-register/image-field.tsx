import { useTranslations } from '../../i18n/use-translations.tsx';
import { FileField, type ShownFile } from '../files/file-field.tsx';
import type { SendFile } from '../files/use-file-sending.ts';
import type { ImageField as Field } from './applying-images.ts';

/** As large as the server keeps them. */
const RULES = {
  taxImage: { kind: 'paper', maxSide: 2000 },
  shopImage: { kind: 'picture', maxSide: 1600, crop: { aspect: 4 / 3 } },
  logoImage: { kind: 'picture', maxSide: 512, crop: { aspect: 1 } },
} as const;

type Props = {
  field: Field;
  current: ShownFile | null;
  send: SendFile;
  remove?: () => Promise<void>;
};

/** One of the three photos of an applicant; of the identity card parts can be covered. */
export function ImageField({ field, current, send, remove }: Props) {
  const t = useTranslations('merchantRegister');
  return (
    <FileField
      {...RULES[field]}
      label={t(`image.${field}.label`)}
      current={current}
      {...(field === 'taxImage' && { mask: t('image.cover') })}
      camera="environment"
      send={send}
      {...(remove && { remove })}
    />
  );
}
