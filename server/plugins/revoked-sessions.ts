/** Recently ended sessions: a token outlives its session by seconds, never by its fifteen minutes. */
import type { PlatformConnection } from '#database/platform-connection.ts';
import type { Events } from '../events.ts';

/** Longer than any token lives. */
const REMEMBERED_MS = 16 * 60 * 1000;

export type RevokedSessions = {
  has(sessionId: string): boolean;
  reload(): Promise<void>;
};

type Options = {
  platform: Pick<PlatformConnection, 'revokedSessionsSince'>;
  events: Events;
  clock: () => Date;
};

export function createRevokedSessions({ platform, events, clock }: Options): RevokedSessions {
  let revoked = new Map<string, number>();

  const forgetOld = (): void => {
    const oldest = clock().getTime() - REMEMBERED_MS;
    for (const [sessionId, at] of revoked) if (at < oldest) revoked.delete(sessionId);
  };

  events.subscribe((change) => {
    if (!('revoked' in change)) return;
    forgetOld();
    revoked.set(change.revoked.sessionId, change.revoked.at);
  });

  return {
    has: (sessionId) => revoked.has(sessionId),
    reload: async () => {
      const rows = await platform.revokedSessionsSince(new Date(clock().getTime() - REMEMBERED_MS));
      revoked = new Map([
        ...revoked,
        ...rows.map((row) => [row.sessionId, row.revokedAt.getTime()] as const),
      ]);
      forgetOld();
    },
  };
}
