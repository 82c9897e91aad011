import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { refreshNotifications } from './heard.ts';
import { isNewer } from './notification-rules.ts';
import {
  newestQuery,
  notificationsQuery,
  unreadQuery,
  type Notification,
  type NotificationPage,
} from './notifications.queries.ts';

export type Reading = {
  /** It is being opened. */
  read: (one: Notification) => void;
  /** All up to this one; whether it went well. */
  readAll: (upTo: string) => Promise<boolean>;
};

/** Marks as read: at once where it is shown, and at the shop. */
export function useReading(): Reading {
  const page = usePage();
  const client = useQueryClient();
  const tellError = useTellError();
  const unread = unreadQuery(page).queryKey;
  return {
    read: ({ NotificationId, ReadAt }) => {
      if (ReadAt !== null) return;
      mark(client, page, (id) => id === NotificationId);
      client.setQueryData(unread, (count) => count && count - 1);
      // The page that is opened is what was wanted: a mark that fails is not worth a word there.
      page.api.readNotifications({ body: { Ids: [NotificationId] } }).then(
        ({ Unread }) => client.setQueryData(unread, Unread),
        () => refreshNotifications(client),
      );
    },
    readAll: async (upTo) => {
      try {
        const { Unread } = await page.api.readNotifications({ body: { UpTo: upTo } });
        mark(client, page, (id) => !isNewer(id, upTo));
        client.setQueryData(unread, Unread);
        return true;
      } catch (error) {
        tellError(error);
        return false;
      }
    },
  };
}

type Page = Parameters<typeof newestQuery>[0];

function mark(client: QueryClient, page: Page, isRead: (id: string) => boolean): void {
  const ReadAt = new Date().toISOString();
  const marked = (part: NotificationPage): NotificationPage => ({
    ...part,
    Data: part.Data.map((one) =>
      one.ReadAt === null && isRead(one.NotificationId) ? { ...one, ReadAt } : one,
    ),
  });
  client.setQueryData(newestQuery(page).queryKey, (part) => part && marked(part));
  client.setQueryData(
    notificationsQuery(page).queryKey,
    (data: InfiniteData<NotificationPage> | undefined) => data && { ...data, pages: data.pages.map(marked) },
  );
}
