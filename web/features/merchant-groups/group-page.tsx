import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { PlacePanel } from '../../merchant-ui/place-panel.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { RecordHistory } from '../audit/record-history.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { OnePicturePanel } from '../files/one-picture-panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { GroupForm } from './group-form.tsx';
import { useCountWords } from './group-list.tsx';
import classes from './merchant-groups.module.css';
import {
  GROUP_LIST,
  groupName,
  groupQuery,
  MERCHANT_GROUPS,
  useKeepGroup,
  type Group,
} from './merchant-groups.queries.ts';

/** As many as can be chosen from at a time; the rest is found by typing. */
const MOST_FOUND = 20;

/** One display group: its names, logo, place and products, and what was changed of it (R-47y). */
export function GroupPage({ id }: { id: string }) {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const mayChange = useStaff().Rights.includes('manageProducts');
  const { data: group } = useSuspenseQuery(groupQuery(page, id));
  const name = groupName(group, page.locale);
  return (
    <DetailPage
      title={t('one')}
      facts={<UserText>{`${name} (${id})`}</UserText>}
      back={{ to: useLastList('groups', GROUP_LIST), label: t('title') }}
      list="groups"
      status={
        <StatusBadge tone={group.Active === 'Y' ? 'done' : 'over'}>{t(`state.${group.Active}`)}</StatusBadge>
      }
      actions={mayChange && <RemoveGroup group={group} name={name} />}
      side={
        <div className={classes.side}>
          {mayChange && <GroupLogo group={group} />}
          {mayChange && <GroupOrder id={id} />}
          <RecordHistory key={id} subject={`group/${id}`} />
        </div>
      }
    >
      {!mayChange && <p className={classes.hint}>{t('mayNotChange')}</p>}
      <fieldset className={classes.whole} disabled={!mayChange}>
        <GroupForm key={id} group={group} />
      </fieldset>
    </DetailPage>
  );
}

function RemoveGroup({ group: { Id: code, Count }, name }: { group: Group; name: string }) {
  const t = useTranslations('merchantGroups');
  const words = useCountWords();
  const { api, locale } = usePage();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <ConfirmedButton
      label={t('remove')}
      ask={t('removeAsk', { name })}
      text={t('removeText', { count: words(Count) })}
      confirm={t('remove')}
      keep={t('removeKeep')}
      tone="danger"
      work={async () => {
        await api.removeGroup({ params: { code } });
        void client.invalidateQueries({ queryKey: [...MERCHANT_GROUPS, 'list'] });
        showToast({ kind: 'success', message: t('removed', { name }), milliseconds: TOAST_MS.other });
        await navigate(localePath(locale, GROUP_LIST));
      }}
    />
  );
}

function GroupOrder({ id }: { id: string }) {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const { api, locale } = page;
  const keep = useKeepGroup(page);
  return (
    <PlacePanel
      words={{ title: t('order'), before: t('before'), hint: t('beforeHint'), move: t('move') }}
      list={['groups', id]}
      find={async (text) => {
        const { Data } = await api.merchantGroups({
          query: { ...(text !== '' && { text }), take: MOST_FOUND },
        });
        return Data.map((one) => ({ value: one.Id, label: groupName(one, locale) }));
      }}
      place={async (before) => {
        const moved = await api.moveGroup({ params: { code: id }, body: { Before: before } });
        keep(moved);
        return t('moved', { name: groupName(moved, locale) });
      }}
    />
  );
}

function GroupLogo({ group: { Id: code, LogoImage } }: { group: Group }) {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const keep = useKeepGroup(page);
  return (
    <OnePicturePanel<Group>
      label={t('logo')}
      hint={t('logoFirst')}
      picture={LogoImage}
      queryKey={groupQuery(page, code).queryKey}
      pictureOf={(group) => group.LogoImage}
      send={async (file, onProgress) =>
        keep(await page.api.setGroupLogo({ params: { code }, files: { picture: file }, onProgress }))
      }
      remove={async () => keep(await page.api.removeGroupLogo({ params: { code } }))}
    />
  );
}
