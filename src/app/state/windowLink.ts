import { loadMovesOf } from '#app/downloads/linkedMoves.ts';
import { loadOwnGames } from '#app/state/saved/loadOwnGames.ts';
import { findOwnGame } from '#app/state/saved/ownGames.ts';
import '#core/links/allCodecs.ts';
import { formatStoredLink } from '#core/links/link.ts';
import { parseLink } from '#core/links/parseLink.ts';
import { type Calculator, calculators } from '#core/links/registry.ts';
import { parseSettings } from '#core/links/settings.ts';
import type { Session } from './createSession.ts';
import { type EntryContent, formatStoredEntry, getSavedId } from './entry.ts';
import type { SharedEdit } from './teamEdits.ts';

/** The calculators that a small window shows. */
const smallCalculators: readonly (Calculator | undefined)[] = ['defense', 'battle'];

/** The calculators whose contents both windows have; a battle comes after the team that it follows. */
const sharedCalculators = ['defense', 'team', 'battle'] as const;

/** The fields of states that links leave out. */
const unlinkedFields = ['savedId', 'isOtherTeam'];

export type WindowSide = 'page' | 'small';

/** What a page and its small window send each other. */
export type WindowMessage =
  | { kind: 'request' }
  | WindowChange
  /** The window has tried to save changes of teams. */
  | { kind: 'saved'; edits: readonly SharedEdit[] }
  /** The window closes or loads again; the page saves the changes of teams that are not saved yet. */
  | { kind: 'bye'; edits: readonly SharedEdit[] };

/** A change that a player has made in one of the two windows. */
type WindowChange = {
  kind: 'change';
  /** The number of the change: one more than that of any change which its window had seen. */
  count: number;
  from: WindowSide;
  /** The changed fields of states, such as `battle.us`; `battle.settings` are its settings. */
  fields: readonly string[];
  /** Whether all other fields have no value. */
  isWhole: boolean;
  /** The contents of the changed calculators, as links, and their fields that links leave out. */
  contents: readonly { calculator: Calculator; link: string; unlinked: object }[];
  /** The changes of teams that the window has not saved yet. */
  edits: readonly SharedEdit[];
  /** The calculator that the page shows, if a small window can show it. */
  screen: Calculator | undefined;
};

/** When a field was changed last; of two changes with the same count, that of the page is the later one. */
type Stamp = Pick<WindowChange, 'count' | 'from'>;

function isLater(one: Stamp, other: Stamp | undefined): boolean {
  if (!other || one.count !== other.count) return !other || one.count > other.count;
  return one.from === 'page' && other.from === 'small';
}

/**
 * Keeps a page and its small window alike. Each sends the fields that its player has changed, and applies those that
 * it receives unless it has a later value, so both end with the same ones in whatever order the messages arrive. What
 * arrives is no change of this window's player: only the other window saves it.
 */
export function createWindowLink(
  session: Session,
  side: WindowSide,
  post: (message: WindowMessage) => void,
  navigate: (path: string) => void = () => {},
) {
  let count = 0;
  const stamps = new Map<string, Stamp>();
  /** The values that the other window knows. */
  const sharedTexts = new Map(readFields(session));
  let lastScreen: Calculator | undefined;

  function send(isWhole: boolean): void {
    const now = readFields(session);
    const names = [...new Set([...now.keys(), ...sharedTexts.keys()])];
    const fields = names.filter((name) => isWhole || now.get(name) !== sharedTexts.get(name));
    const current = session.getCurrent()?.calculator;
    const isSmall = side === 'page' && smallCalculators.includes(current);
    if (fields.length === 0 && (!isSmall || current === lastScreen)) return;
    if (isSmall) lastScreen = current;
    count += 1;
    for (const name of fields) {
      stamps.set(name, { count, from: side });
      setText(sharedTexts, name, now.get(name));
    }
    const contents = sharedCalculators
      .filter((calculator) => fields.some((name) => name.startsWith(`${calculator}.`)))
      .map((calculator) => formatContent(session.getLast(calculator)));
    post({
      ...{ kind: 'change', count, from: side, fields, isWhole, contents },
      edits: session.edits.list(),
      screen: isSmall ? current : undefined,
    });
  }

  async function receive(change: WindowChange): Promise<void> {
    session.edits.others = change.edits;
    count = Math.max(count, change.count);
    const names = change.isWhole
      ? new Set([...change.fields, ...sharedTexts.keys()])
      : change.fields;
    const laterNames = [...names].filter((name) => isLater(change, stamps.get(name)));
    for (const name of laterNames) stamps.set(name, change);
    const links = change.contents.map(({ link }) => new URLSearchParams(link));
    const games = links.flatMap((link) => parseSettings(link, findOwnGame).missingGame ?? []);
    await Promise.all([loadOwnGames(games), loadMovesOf(links)]);
    // The player may have changed a field meanwhile.
    apply(
      laterNames.filter((name) => stamps.get(name) === change),
      change,
    );
    const isElsewhere = change.screen !== session.getCurrent()?.calculator;
    if (side === 'small' && change.screen && isElsewhere) navigate(calculators[change.screen].path);
  }

  function apply(names: readonly string[], { contents }: WindowChange): void {
    const nextContents = sharedCalculators.map((calculator) => {
      const content = session.getLast(calculator);
      const received = contents.find((each) => each.calculator === calculator);
      const fields = names.flatMap((name) => {
        const [prefix, field = ''] = name.split('.');
        return prefix === calculator ? [field] : [];
      });
      return received && fields.length > 0 ? mergeContent(content, received, fields) : content;
    });
    // Also the contents without a change, because the battle follows the team.
    for (const content of nextContents) replaceLast(session, content);
    const texts = new Map(nextContents.flatMap(listFields));
    for (const name of names) setText(sharedTexts, name, texts.get(name));
  }

  /** Saves the changes of the other window that are newer than those of this one. */
  function takeEdits(): void {
    const { others } = session.edits;
    const newerEdits = others.filter((edit) => session.edits.getShown(edit.id) === edit);
    session.edits.others = [];
    for (const { id, base, link } of newerEdits) session.saveEdit(id, { base, link });
  }

  const unsubscribe = session.lastChange.subscribe(() => {
    if (session.lastChange.get()?.cause !== 'replace') send(false);
  });

  return {
    /** Sends the values of all fields. */
    sendAll: () => send(true),
    /** Sends the changes of teams that are not saved yet; after each attempt to save one. */
    sendUnsaved: () => post({ kind: 'saved', edits: session.edits.list() }),
    /** Handles a message of the other window; the result resolves when a change is applied. */
    async receive(message: WindowMessage): Promise<void> {
      if (message.kind === 'request') send(true);
      else if (message.kind === 'change') await receive(message);
      else {
        session.edits.others = message.edits;
        if (message.kind === 'bye') takeEdits();
      }
    },
    /** Ends the link; nothing is sent any more. */
    close(): void {
      unsubscribe();
      session.edits.others = [];
    },
  };
}

/** Makes the content the calculator's last one, which is no change of the player; the tab has its settings. */
function replaceLast(session: Session, { calculator, state, settings }: EntryContent): void {
  const last = session.getLast(calculator);
  if (state === last.state && settings === last.settings) return;
  const key = session.getLastKey(calculator);
  session.replace({ calculator, state, settings, key, ignored: [] });
  const current = session.getCurrent();
  if (settings === last.settings || current?.key === key || getSavedId({ state })) return;
  if (!current) session.setSettings(settings);
  // A saved team has settings of its own.
  else if (!getSavedId(current)) session.replace({ ...current, settings });
}

function mergeContent(
  content: EntryContent,
  { link, unlinked }: WindowChange['contents'][number],
  fields: readonly string[],
): EntryContent {
  const parsed = parseLink(content.calculator, new URLSearchParams(link), findOwnGame);
  const received = { ...parsed.state, ...unlinked } as Record<string, unknown>;
  const changes = fields
    .filter((field) => field !== 'settings')
    .map((field) => [field, received[field]]);
  return {
    ...content,
    state: { ...content.state, ...Object.fromEntries(changes) },
    settings: fields.includes('settings') ? parsed.settings : content.settings,
  };
}

function formatContent(content: EntryContent): WindowChange['contents'][number] {
  const state = content.state as Record<string, unknown>;
  return {
    calculator: content.calculator,
    link: formatStoredEntry(content),
    unlinked: Object.fromEntries(unlinkedFields.map((field) => [field, state[field]])),
  };
}

/** The values of all fields, as texts by name. */
function readFields(session: Session): Map<string, string> {
  return new Map(sharedCalculators.flatMap((name) => listFields(session.getLast(name))));
}

function listFields({ calculator, state, settings }: EntryContent): [string, string][] {
  const fields = { ...state, settings: formatStoredLink(new URLSearchParams(), settings) };
  return Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [[`${calculator}.${field}`, JSON.stringify(value)]],
  );
}

function setText(texts: Map<string, string>, name: string, text: string | undefined): void {
  if (text === undefined) texts.delete(name);
  else texts.set(name, text);
}
