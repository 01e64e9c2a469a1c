import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { changeRecord, followPartner, openTab, readDevice, type Tab } from './device.ts';
import { findMarks } from './marks.ts';
import { type Act, type Actions, teamOf, textOf } from './world.ts';

const saveBackup: Act = (tab, { files }) => {
  const { savedTeams, savedGames, savedBoxes, listUnreadable, formatBackups } = tab.app;
  const [teams, games, boxes] = [savedTeams.get(), savedGames.get(), savedBoxes.get()];
  files.push(
    ...formatBackups({
      teams: [...teams.items, ...listUnreadable(teams.unreadable)],
      games: [...games.items, ...listUnreadable(games.unreadable)],
      boxes: [...boxes.items, ...listUnreadable(boxes.unreadable)],
    }),
  );
  files.splice(0, files.length - 5);
};

const restoreBackup: Act = async (tab, { files, marks }, pick) => {
  if (files.length === 0 || tab.app.savedTeams.get().items.length > 60) return;
  const text = pick.one(files);
  const choice = pick.one(['add', 'add', 'replace', 'skip'] as const);
  await tab.app.loadOwnGames(tab.app.findBackupGames(text));
  const backup = tab.app.parseBackup(text);
  const listEditMarks = () =>
    findMarks(textOf(tab.device.tabs.map(({ session }) => session.edits.list())));
  const before = await readDevice(tab.device);
  const editsBefore = listEditMarks();
  const merged = await tab.app.mergeBackup(backup, choice).catch(() => undefined);
  if (!merged) return;
  const after = await readDevice(tab.device);
  const marksOf = (records: Map<string, unknown>) => findMarks(textOf([...records]));
  const removed = [...before].flatMap(([key, record]) => {
    const now = findMarks(textOf(after.get(key)));
    return choice === 'replace'
      ? findMarks(textOf(record)).filter((mark) => !now.includes(mark))
      : [];
  });
  // The changes that were being saved go with the replaced teams.
  const present = [...marksOf(after), ...listEditMarks()];
  if (choice === 'replace') removed.push(...editsBefore.filter((mark) => !present.includes(mark)));
  marks.remove(tab.device, removed);
  const inFile = findMarks(textOf([backup.teams, backup.games, backup.boxes]));
  const added = marksOf(after).filter(
    (mark) => inFile.includes(mark) && !marksOf(before).includes(mark),
  );
  const isNew = ({ name }: { name: string }) => choice === 'add' || added.includes(name);
  const incoming = [...backup.teams.filter(isNew), ...(backup.games ?? []).map(({ game }) => game)];
  marks.add(tab.device, [...findMarks(textOf(incoming)), ...added]);
  tab.undos.push({ undo: merged.undo, added, removed });
};

/** A newer version of the app writes a team that this one cannot read, or a field that it does not know. */
const writeNewer: Act = async (tab, { marks, isFull }, pick) => {
  if (isFull) return;
  const [name, mark] = [marks.create(), marks.create()];
  const records = await readDevice(tab.device);
  const keys = [...records.keys()].filter((key) => key.startsWith('team-'));
  if (keys.length > 0 && pick.below(2) === 0) {
    const key = pick.one(keys);
    await changeRecord(tab.device, key, (record) => {
      if (!record) return undefined;
      marks.add(tab.device, [mark]);
      return { ...record, [`field-${mark}`]: mark };
    });
    return;
  }
  const id = crypto.randomUUID();
  const link = `team=1&member=.fire.....${name}&future=${mark}`;
  const record = { id, name, link, changed: 1, position: 1 };
  await changeRecord(tab.device, `team-${id}`, () => record);
  marks.add(tab.device, [name, mark]);
};

/** An older version of the app has saved a team with the text of its game only. */
const writeOlder: Act = async (tab, { marks, isFull }) => {
  const { ruleset } = teamOf(tab).settings;
  if (isFull || !isOwnGame(ruleset)) return;
  const [id, name] = [crypto.randomUUID(), marks.create()];
  const link = `member=.fire.....${name}&team=1&own=${encodeURIComponent(ruleset.linkText ?? '')}`;
  const record = { id, name, link, changed: 1, position: 2 };
  await changeRecord(tab.device, `team-${id}`, () => record);
  marks.add(tab.device, [name]);
};

const reload: Act = async (tab, { isFull }) => {
  // The browser asks before it leaves a page with a game that it has refused to save.
  if (isFull || tab.app.savedGames.get().problem) return;
  tab.close();
  const next = await openTab(tab.device, tab.storage);
  next.keys.push(...tab.keys);
  next.partner = tab.partner;
  followPartner(next, true);
};

const closeTab: Act = async (tab, { isFull }) => {
  const isAsked = tab.app.savedGames.get().problem || tab.session.edits.ids().length > 0;
  if (isFull || isAsked || tab.device.tabs.length < 2) return;
  tab.close();
  await openTab(tab.device);
};

const maxTabs = 4;

/** Opens a tab with a copy of the session storage of another one, as a duplicate and a small window have it. */
const copyTab = (tab: Tab) => openTab(tab.device, new Map(structuredClone([...tab.storage])));

const duplicateTab: Act = async (tab) => {
  if (tab.device.tabs.length < maxTabs) await copyTab(tab);
};

const popOut: Act = async (tab) => {
  if (tab.partner || tab.device.tabs.length >= maxTabs) return;
  const channelName = `window-${crypto.randomUUID()}`;
  tab.partner = { side: 'page', channelName };
  followPartner(tab, false);
  const small = await copyTab(tab);
  small.partner = { side: 'small', channelName };
  followPartner(small, false);
};

const closeSmallWindow: Act = async (tab) => {
  if (tab.partner?.side !== 'small') return;
  const { channelName } = tab.partner;
  const hasPage = tab.device.tabs.some(
    ({ partner }) => partner?.side === 'page' && partner.channelName === channelName,
  );
  // After the attempts to save: the browser asks before it closes a window with what it has refused to save. The page
  // takes the changes of teams.
  await tab.app.savedGames.load();
  const isAsked =
    tab.app.savedGames.get().problem || (!hasPage && tab.session.edits.ids().length > 0);
  if (!isAsked) tab.close();
};

const fill: Act = (_, world) => {
  world.isFull = !world.isFull;
};

/** Actions with their weights: what happens to a device: backups, other versions, reloads, missing space. */
export const deviceActions: Actions = {
  saveBackup: [saveBackup, 2],
  restoreBackup: [restoreBackup, 2],
  writeNewer: [writeNewer, 1],
  writeOlder: [writeOlder, 1],
  reload: [reload, 1],
  closeTab: [closeTab, 1],
  duplicateTab: [duplicateTab, 1],
  popOut: [popOut, 2],
  closeSmallWindow: [closeSmallWindow, 1],
  fill: [fill, 1],
};
