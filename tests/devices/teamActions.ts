import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import type { Type } from '#core/charts/type.ts';
import type { Member, TeamState } from '#core/links/team.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { openEntry, readDevice, type Tab } from './device.ts';
import { findMarks } from './marks.ts';
import { type Act, type Actions, isSaved, type Pick, teamOf, textOf, type World } from './world.ts';

/** Changes the members of the team on the screen; the undo of the change is offered. */
function changeMembers(
  tab: Tab,
  { marks }: World,
  next: (members: readonly Member[]) => readonly Member[],
  change = (key: string) =>
    tab.session.update<'team'>(key, (team) => ({ ...team, members: next(team.members) }), {
      message: 'Changed',
    }),
): void {
  const { key, state } = teamOf(tab);
  const before = findMarks(textOf(state.members));
  change(key);
  const after = findMarks(textOf(teamOf(tab).state.members));
  const added = after.filter((mark) => !before.includes(mark));
  const removed = before.filter((mark) => !after.includes(mark));
  if (isSaved(tab)) marks.add(tab.device, added);
  marks.remove(tab.device, removed);
  const notice = tab.session.notices.get(key);
  const undo = typeof notice === 'object' ? notice.undo : undefined;
  if (undo) tab.undos.push({ undo, added, removed, key });
}

function randomMember(tab: Tab, world: World, pick: Pick): Member {
  const { ruleset } = teamOf(tab).settings;
  const types = isOwnGame(ruleset) ? ruleset.types.map(({ id }) => id) : (['fire'] as Type[]);
  return { types: [pick.one(types)], attacks: [], nickname: world.marks.create() } as Member;
}

const addMember: Act = (tab, world, pick) => {
  const member = randomMember(tab, world, pick);
  changeMembers(tab, world, (members) => (members.length < 12 ? [...members, member] : members));
};

const removeMember: Act = (tab, world, pick) => {
  const index = pick.below(12);
  changeMembers(tab, world, (members) => members.filter((_, each) => each !== index));
};

/** Changes the own side of the battle, which is the team unless another one was chosen for it. */
function changeSide(tab: Tab, world: World, next: (us: readonly Member[]) => readonly Member[]) {
  changeMembers(tab, world, next, () =>
    tab.session.updateLast('battle', (battle) => ({ ...battle, us: next(battle.us) })),
  );
}

const addToBattle: Act = (tab, world, pick) => {
  const member = randomMember(tab, world, pick);
  changeSide(tab, world, (us) => (us.length < 12 ? [...us, member] : us));
};

const addOpponent: Act = (tab, world, pick) => {
  const member = randomMember(tab, world, pick);
  tab.session.updateLast('battle', (battle) => ({
    ...battle,
    them: [...battle.them, member].slice(-12),
  }));
};

/** An import that replaces the team, as the sheet does. */
const importTeam: Act = (tab, world, pick) => {
  const { key } = teamOf(tab);
  const members = [randomMember(tab, world, pick)];
  tab.session.update<'team'>(key, (team): TeamState => ({ ...team, members, savedId: undefined }), {
    message: 'Imported',
  });
};

const undo: Act = async (tab, { marks }, pick) => {
  if (tab.undos.length === 0) return;
  const offered = pick.one(tab.undos);
  tab.undos = tab.undos.filter((each) => each !== offered);
  if (offered.savedId && offered.savedId !== teamOf(tab).state.savedId) return;
  // Only the entry on the screen shows its notice.
  if (offered.key && offered.key !== teamOf(tab).key) return;
  const notice = offered.key && tab.session.notices.get(offered.key);
  if (offered.key && (typeof notice !== 'object' || notice.undo !== offered.undo)) return;
  const before = new Set(marks.list(tab.device));
  const removed = offered.added.filter((mark) => before.has(mark));
  marks.remove(tab.device, removed);
  await Promise.resolve(offered.undo()).catch(() => marks.add(tab.device, removed));
  if (!offered.savedId) return;
  // The team is only on the screen again.
  const storedMarks = findMarks(textOf([...(await readDevice(tab.device))]));
  const teamMarks = findMarks(textOf(teamOf(tab).state.members));
  marks.remove(
    tab.device,
    teamMarks.filter((mark) => !storedMarks.includes(mark)),
  );
};

const saveTeam: Act = async (tab, { marks }) => {
  if (isSaved(tab)) return;
  const name = marks.create();
  const link = tab.app.formatStoredEntry(teamOf(tab));
  const result = await tab.app.addSavedTeam(tab.session, name, link);
  if (result.problem) return;
  const added = [name, ...findMarks(link)];
  marks.add(tab.device, added);
  tab.undos.push({
    undo: result.undo,
    added: [name],
    removed: [],
    savedId: teamOf(tab).state.savedId,
  });
};

const openTeam: Act = async (tab, _, pick) => {
  const { items } = tab.app.savedTeams.get();
  if (items.length === 0) return;
  const { id, link } = pick.one(items);
  await openEntry(tab, link || 'format=simple', id);
};

const newTeam: Act = (tab) => openEntry(tab, 'format=simple');

const goBack: Act = (tab, _, pick) => {
  tab.session.open(pick.one(tab.keys), 'team', new URLSearchParams('format=simple'), {
    isBack: true,
  });
};

/** Changes the list of teams; what the change removes is what the player removes. */
async function changeList(
  tab: Tab,
  { marks }: World,
  next: (teams: readonly SavedTeam[]) => readonly SavedTeam[],
  added: string[] = [],
): Promise<void> {
  const before = await readDevice(tab.device);
  const undoChange = await tab.app.savedTeams.change(next).catch(() => undefined);
  if (!undoChange) return;
  const after = await readDevice(tab.device);
  const removed = [...before].flatMap(([key, record]) => {
    const now = findMarks(textOf(after.get(key)));
    return findMarks(textOf(record)).filter((mark) => !now.includes(mark));
  });
  marks.remove(tab.device, removed);
  marks.add(tab.device, added);
  tab.undos.push({ undo: undoChange, added, removed });
}

const renameTeam: Act = async (tab, world, pick) => {
  const index = pick.below(20);
  const name = world.marks.create();
  const { id } = tab.app.savedTeams.get().items[index] ?? {};
  if (!id) return;
  const next = (teams: readonly SavedTeam[]) =>
    teams.map((team) => (team.id === id ? { ...team, name } : team));
  await changeList(tab, world, next, [name]);
};

const duplicateTeam: Act = async (tab, world, pick) => {
  const id = crypto.randomUUID();
  const index = pick.below(20);
  await changeList(tab, world, (teams) =>
    teams.flatMap((team, each) => (each === index ? [team, { ...team, id }] : [team])),
  );
};

const removeTeam: Act = async (tab, world, pick) => {
  const { items } = tab.app.savedTeams.get();
  if (items.length === 0) return;
  const { id } = pick.one(items);
  // The changes that are being saved go with the team.
  const edits = tab.device.tabs.map(({ session }) => session.edits.get(id)?.link);
  await changeList(tab, world, (teams) => teams.filter((team) => team.id !== id));
  world.marks.remove(tab.device, findMarks(textOf(edits)));
};

const moveTeam: Act = (tab, world, pick) => {
  const index = pick.below(20);
  return changeList(tab, world, (teams) => [...teams.slice(index), ...teams.slice(0, index)]);
};

/** Actions with their weights: what players do with teams. */
export const teamActions: Actions = {
  addMember: [addMember, 12],
  removeMember: [removeMember, 4],
  addToBattle: [addToBattle, 4],
  addOpponent: [addOpponent, 4],
  importTeam: [importTeam, 2],
  undo: [undo, 6],
  saveTeam: [saveTeam, 6],
  openTeam: [openTeam, 8],
  newTeam: [newTeam, 3],
  goBack: [goBack, 3],
  renameTeam: [renameTeam, 2],
  duplicateTeam: [duplicateTeam, 1],
  removeTeam: [removeTeam, 2],
  moveTeam: [moveTeam, 1],
};
