import { Button } from '@mantine/core';
import { useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { FILE_RULES } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import listClasses from '../files/picture-list-field.module.css';
import { SendingItem } from '../files/sending-item.tsx';
import { UnsentGuard } from '../files/unsent-guard.tsx';
import { useCapture, type Capture } from '../files/use-capture.ts';
import { useInTurn } from '../files/use-in-turn.ts';
import { useListSending } from '../files/use-list-sending.ts';
import { Camera } from './camera.tsx';
import {
  CUSTOMER_PHOTOS,
  customerPhotosQuery,
  groupsToTake,
  photoGroupsQuery,
} from './customer-photos.queries.ts';
import { photosPath, type CustomerKey } from '../merchant-customers/customer-path.ts';
import classes from './customer-photos.module.css';

/** As large as the server keeps them. */
const MAX_SIDE = 1600;

const takenOf = (capture: Capture | undefined) =>
  capture && {
    CapturedAt: capture.at.toISOString(),
    ...(capture.position && {
      Latitude: capture.position.latitude,
      Longitude: capture.position.longitude,
      Accuracy: capture.position.accuracy,
    }),
  };

/**
 * Photos of a customer, taken one after the other: each is sent at once with its group, time and place. What could not be sent
 * stays on the page until the line is back.
 */
export function CapturePage({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('customerPhotos.take');
  const page = usePage();
  const { api } = page;
  const client = useQueryClient();
  const { data: photos } = useSuspenseInfiniteQuery(customerPhotosQuery(page, customer, {}));
  const { Name = '', TypeCode: type = '', IsWaiting = false } = photos.pages[0]?.Customer ?? {};
  const { data: all } = useSuspenseQuery(photoGroupsQuery(page));
  const groups = groupsToTake(all, type);
  const [group, setGroup] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const capturing = useCapture();
  const sending = useListSending({
    maxSide: MAX_SIDE,
    inTurn: useInTurn(),
    onRefused: () => undefined,
    send: async (file, { key, onProgress, capture, about = '' }) => {
      await api.addCustomerPhoto({
        body: {
          CustomerCode: customer.code,
          saleUnit: customer.saleUnit,
          photoGroupCode: about,
          ...takenOf(capture),
        },
        files: { picture: file },
        headers: { 'idempotency-key': key },
        onProgress,
      });
      setDone((before) => before + 1);
      void client.invalidateQueries({ queryKey: CUSTOMER_PHOTOS });
    },
  });
  const taken = async (photo: File): Promise<void> =>
    sending.add(photo, { capture: await capturing.now(), about: group });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    for (const file of currentTarget.files ?? []) sending.add(file, { about: group });
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const allowPlace = async (isWanted: boolean): Promise<void> =>
    setRefused((await capturing.allow(isWanted)) ? '' : t('placeRefused'));
  return (
    <DetailPage
      title={t('title')}
      facts={<UserText>{Name}</UserText>}
      back={{ to: photosPath(customer), label: t('toPhotos') }}
    >
      {IsWaiting && <Note tone="info">{t('waiting')}</Note>}
      <Panel title={t('how')}>
        <div className={classes.form}>
          {groups.length > 0 && (
            <SelectField
              label={t('group')}
              value={group}
              onChange={({ currentTarget }) => setGroup(currentTarget.value)}
              data={[
                { value: '', label: t('noGroup') },
                ...groups.map(({ Code, PictureName }) => ({ value: Code, label: PictureName })),
              ]}
            />
          )}
          <label className={classes.place}>
            <input
              type="checkbox"
              checked={capturing.isOn}
              onChange={({ currentTarget }) => void allowPlace(currentTarget.checked)}
            />
            <span>{t('place')}</span>
          </label>
          <p role="alert" className={classes.refused}>
            {refused}
          </p>
          {isOpen && <Camera onPhoto={(photo) => void taken(photo)} onClose={() => setIsOpen(false)} />}
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={t('choose')}
            accept={FILE_RULES.picture.accept.join(',')}
            onChange={choose}
          />
          <div className={classes.actions}>
            {!isOpen && (
              <Button
                size="md"
                leftSection={<IconCamera size={18} aria-hidden />}
                onClick={() => setIsOpen(true)}
              >
                {t('camera')}
              </Button>
            )}
            <Button
              size="md"
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              onClick={() => chooser.current?.click()}
            >
              {t('choose')}
            </Button>
          </div>
        </div>
      </Panel>
      {sending.pictures.length > 0 && (
        <Panel title={t('sending')}>
          <p className={classes.note}>{t('kept')}</p>
          <ol className={listClasses.list} aria-label={t('sending')}>
            {sending.pictures.map((picture) => (
              <SendingItem
                key={picture.key}
                picture={picture}
                onAgain={() => sending.again(picture)}
                onLeaveOut={() => sending.leaveOut(picture)}
              />
            ))}
          </ol>
        </Panel>
      )}
      <output className={classes.done}>{done > 0 && t('done', { count: done })}</output>
      {done > 0 && (
        <p>
          <AppLink className={classes.link} to={photosPath(customer)}>
            {t('toPhotos')}
          </AppLink>
        </p>
      )}
      <UnsentGuard isUnsent={sending.isUnsent} />
    </DetailPage>
  );
}
