/**
 * The tabs of one browser agree on who is here (S-43). Each notes its visitor in local storage; another tab
 * that reads another name there asks the shop itself who is here, and goes through the same change. Local storage and
 * not a channel: a tab that was frozen or came back from history reads the note when it is seen again.
 */
import type { CustomerUser, PageFacts } from '#contract/page.ts';
import type { PageSession } from '../../page/page-context.ts';
import type { SessionReason } from './session-client.ts';
import { isGuest } from './visitor.ts';

type Note = { customer: string; acting: string; center: string; why: SessionReason };

/** The part of the window that is needed. */
type Tab = Pick<Window, 'addEventListener' | 'localStorage'> & {
  document: Pick<Document, 'visibilityState'>;
};

export function followOtherTabs(
  tab: Tab,
  { session, facts }: { session: PageSession; facts: Pick<PageFacts, 'keyPrefix' | 'tenant'> },
): void {
  const name = `${facts.keyPrefix}-${facts.tenant.id}-visitor`;

  const write = (user: CustomerUser, why: SessionReason): void => {
    const note = JSON.stringify(noteOf(user, why));
    try {
      if (!isOf(read(tab.localStorage, name), user)) tab.localStorage.setItem(name, note);
    } catch {
      // A browser that keeps nothing has its tabs side by side; each is right by itself.
    }
  };
  const follow = (): void => {
    const note = read(tab.localStorage, name);
    if (!note || tab.document.visibilityState === 'hidden' || isOf(note, session.user())) return;
    const signedIn = note.customer !== GUEST;
    // What the shop says is noted in turn: two tabs that disagree meet at its answer.
    void session.follow({ signedIn, why: note.why }).then(() => write(session.user(), note.why));
  };

  write(session.user(), 'over');
  session.subscribe((user, _before, { why }) => write(user, why));
  tab.addEventListener('storage', (event) => {
    if (event.key === name) follow();
  });
  tab.addEventListener('visibilitychange', follow);
  tab.addEventListener('pageshow', follow);
}

const GUEST = '';

function noteOf(user: CustomerUser, why: SessionReason): Note {
  const customer = isGuest(user) ? GUEST : user.CUSTOMERCODE;
  return { customer, acting: user.UserId ?? '', center: user.ActiveDC, why };
}

function isOf(note: Note | undefined, user: CustomerUser): boolean {
  const own = noteOf(user, 'over');
  return note?.customer === own.customer && note.acting === own.acting && note.center === own.center;
}

const REASONS: readonly string[] = ['login', 'logout', 'over', 'swap'] satisfies SessionReason[];

function read(storage: Pick<Storage, 'getItem'>, name: string): Note | undefined {
  try {
    const note = JSON.parse(storage.getItem(name) ?? 'null') as Partial<Note> | null;
    const isNote = typeof note?.customer === 'string' && REASONS.includes(note.why ?? '');
    return isNote ? (note as Note) : undefined;
  } catch {
    return undefined;
  }
}
