/**
 * The tabs of one browser agree on who is here (S-43). Each notes it in local storage; another tab that reads
 * another note there asks the shop itself who is here, and goes through the same change. Local storage and not a
 * channel: a tab that was frozen or came back from history reads the note when it is seen again.
 */
import type { CustomerUser, BootstrapData } from '#contract/page.ts';
import type { PageSession } from './session-client.ts';
import type { SessionReason } from './token-session.ts';
import { isGuest } from '../visitor/visitor.ts';

/** The part of the window that is needed. */
export type Tab = Pick<Window, 'addEventListener' | 'localStorage'> & {
  document: Pick<Document, 'visibilityState'>;
};

type Noted<Note> = {
  /** The key of the note in local storage. */
  name: string;
  /** Who is here in this tab. */
  current: () => Note;
  /** Undefined where what was read is no note. */
  check: (read: unknown) => Note | undefined;
  isSame: (a: Note, b: Note) => boolean;
  /** Asks the shop, because another tab has noted another; gives what it has said. */
  ask: (note: Note) => Promise<Note>;
  /** Called for every change in this tab, with the note of it. */
  subscribe: (listener: (note: Note) => void) => void;
};

export function followTabs<Note>(
  tab: Tab,
  { name, current, check, isSame, ask, subscribe }: Noted<Note>,
): void {
  const read = (): Note | undefined => {
    try {
      return check(JSON.parse(tab.localStorage.getItem(name) ?? 'null'));
    } catch {
      return undefined;
    }
  };
  const write = (note: Note): void => {
    const noted = read();
    try {
      if (noted === undefined || !isSame(noted, note)) tab.localStorage.setItem(name, JSON.stringify(note));
    } catch {
      // A browser that keeps nothing has its tabs side by side; each is right by itself.
    }
  };
  const follow = (): void => {
    const note = read();
    if (note === undefined || tab.document.visibilityState === 'hidden' || isSame(note, current())) return;
    // What the shop says is noted in turn: two tabs that disagree meet at its answer. A shop in trouble says nothing, and
    // the next call will.
    void ask(note).then(write, () => {});
  };

  write(current());
  subscribe(write);
  tab.addEventListener('storage', (event) => {
    if (event.key === name) follow();
  });
  tab.addEventListener('visibilitychange', follow);
  tab.addEventListener('pageshow', follow);
}

type VisitorNote = { customer: string; acting: string; center: string; why: SessionReason };

/** The tabs of the shop's pages. */
export function followOtherTabs(
  tab: Tab,
  { session, bootstrap }: { session: PageSession; bootstrap: Pick<BootstrapData, 'keyPrefix' | 'tenant'> },
): void {
  followTabs<VisitorNote>(tab, {
    name: `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-visitor`,
    current: () => noteOf(session.user(), 'over'),
    check: (read) => (isNote(read) ? read : undefined),
    isSame: (a, b) => a.customer === b.customer && a.acting === b.acting && a.center === b.center,
    ask: async ({ customer, why }) => {
      await session.follow({ signedIn: customer !== GUEST, why });
      return noteOf(session.user(), why);
    },
    subscribe: (listener) => session.subscribe((user, _before, { why }) => listener(noteOf(user, why))),
  });
}

const GUEST = '';

function noteOf(user: CustomerUser, why: SessionReason): VisitorNote {
  const customer = isGuest(user) ? GUEST : user.CUSTOMERCODE;
  return { customer, acting: user.UserId ?? '', center: user.ActiveDC, why };
}

const REASONS: readonly string[] = ['login', 'logout', 'over', 'swap'] satisfies SessionReason[];

function isNote(read: unknown): read is VisitorNote {
  const note = read as Partial<VisitorNote> | null;
  return typeof note?.customer === 'string' && REASONS.includes(note.why ?? '');
}
