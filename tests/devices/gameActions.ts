import type { Type } from '#core/charts/type.ts';
import { addType, newGame, removeType, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import { revertEdit } from '#core/ownGames/edit/revertEdit.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { readDevice, type Tab } from './device.ts';
import { findMarks } from './marks.ts';
import { type Act, type Actions, type Pick, textOf, type World } from './world.ts';

const createGame: Act = async (tab, { marks }) => {
  if (tab.app.savedGames.get().items.length > 20) return;
  const name = marks.create();
  await tab.app.saveGame(tab.session, newGame(name, 'default'));
  marks.add(tab.device, [name]);
};

const chooseGame: Act = (tab, _, pick) => {
  const { items } = tab.app.savedGames.get();
  if (items.length === 0) return;
  const { game, id } = pick.one(items);
  tab.app.chooseOwnGame(tab.session, game, id);
};

/** The names of the game in the tabs; of two new names that are given at the same time, the later one stays. */
function listNames({ device }: Tab, gameId: string): string[] {
  return device.tabs.flatMap(({ app }) =>
    app.savedGames.get().items.flatMap(({ id, game }) => (id === gameId ? [game.name] : [])),
  );
}

/** Changes a game in its editor; the undo reverts the change in the newest version. */
function editGame(
  tab: Tab,
  { marks }: World,
  pick: Pick,
  next: (game: OwnGame, lastType: Type | undefined) => OwnGame,
): void {
  const { items } = tab.app.savedGames.get();
  if (items.length === 0) return;
  const savedGame = pick.one(items);
  const lastType = savedGame.game.types.at(-1)?.id;
  const names = listNames(tab, savedGame.id);
  const edit = tab.app.changeGame(savedGame, (game) => next(game, lastType));
  if (edit.after === edit.before) return;
  const after = findMarks(textOf(edit.after));
  const before = findMarks(textOf([edit.before, names]));
  const added = after.filter((mark) => !before.includes(mark));
  const removed = before.filter((mark) => !after.includes(mark));
  marks.remove(tab.device, removed);
  marks.add(tab.device, added);
  const revert = () =>
    void tab.app.changeGame(savedGame, (game) => {
      const reverted = revertEdit(game, edit);
      const left = findMarks(textOf(reverted));
      marks.remove(
        tab.device,
        added.filter((mark) => !left.includes(mark)),
      );
      return reverted;
    });
  tab.undos.push({ undo: revert, added: [], removed });
}

const addGameType: Act = (tab, world, pick) => {
  const name = world.marks.create();
  const hasSpace = (game: OwnGame) => game.types.length < 60;
  editGame(tab, world, pick, (game) => (hasSpace(game) ? addType(game, name) : game));
};

const renameGame: Act = (tab, world, pick) => {
  if (world.isFull || tab.device.tabs.some(({ app }) => app.savedGames.get().problem)) return;
  const name = world.marks.create();
  editGame(tab, world, pick, (game) => ({ ...game, name }));
};

const changeFactor: Act = (tab, world, pick) => {
  const factor = pick.one([0, 0.5, 1, 2, 4]);
  editGame(tab, world, pick, (game, type) => (type ? setFactor(game, [type, type], factor) : game));
};

const removeGameType: Act = (tab, world, pick) => {
  editGame(tab, world, pick, (game, type) =>
    type && game.types.length > 5 ? removeType(game, type) : game,
  );
};

const removeGame: Act = async (tab, { marks }, pick) => {
  const { items } = tab.app.savedGames.get();
  if (items.length === 0) return;
  const { id } = pick.one(items);
  const record = (await readDevice(tab.device)).get(`game-${id}`);
  // The changes that are being saved go with the game.
  const versions = tab.device.tabs.map(({ app }) =>
    app.savedGames.get().items.filter((each) => each.id === id),
  );
  const undoRemoval = await tab.app.savedGames
    .change((games) => games.filter((each) => each.id !== id))
    .catch(() => undefined);
  if (!undoRemoval) return;
  const removed = findMarks(textOf([record, versions]));
  marks.remove(tab.device, removed);
  tab.undos.push({ undo: undoRemoval, added: [], removed });
};

const openEditor: Act = async (tab, _, pick) => {
  const { items } = tab.app.savedGames.get();
  if (items.length > 0) await tab.app.linkTeamsOfGame(pick.one(items)).catch(() => {});
};

/** Actions with their weights: what players do with own games. */
export const gameActions: Actions = {
  createGame: [createGame, 2],
  chooseGame: [chooseGame, 3],
  addGameType: [addGameType, 4],
  renameGame: [renameGame, 2],
  changeFactor: [changeFactor, 4],
  removeGameType: [removeGameType, 1],
  removeGame: [removeGame, 1],
  openEditor: [openEditor, 1],
};
