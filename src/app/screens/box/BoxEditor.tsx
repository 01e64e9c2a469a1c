import { use, useState } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ActionNotice, type ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import {
  changeBox,
  formatBoxSettings,
  type SavedBox,
  savedBoxes,
} from '#app/state/saved/savedBoxes.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import { type BoxMark, type BoxPokemon, type MergeResult, mergePokemon } from '#core/box/box.ts';
import type { Game } from '#core/rulesets/game.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { AddPokemon } from './AddPokemon.tsx';
import { BestSix } from './BestSix.tsx';
import styles from './BoxEditor.module.css';
import { BoxList } from './BoxList.tsx';
import { BoxName } from './BoxName.tsx';
import { createBox } from './createBox.ts';
import { type BoxRow, nameOfRow, useBox } from './useBox.ts';

/** Shows a box: its name, the ways to add Pokémon, its best six and all that are in it. */
export function BoxEditor({ box, boxes }: { box: SavedBox; boxes: readonly SavedBox[] }) {
  const { t, language } = useTranslation();
  const { rulesetName } = useGameNames();
  const { navigate } = use(NavigationContext);
  const [notice, setNotice] = useState<ActionNoticeEvent>();
  const content = useBox(box);
  const { settings, rows } = content;

  /** Changes the list of boxes; the notice about it has its undo. */
  async function change(
    next: (boxes: readonly SavedBox[]) => readonly SavedBox[],
    formatMessage?: () => string,
  ): Promise<void> {
    try {
      const undo = await savedBoxes.change(next);
      setNotice(
        formatMessage && {
          message: formatMessage(),
          undo: () => void undo().catch(() => setNotice({ message: t('team.saved.notChanged') })),
        },
      );
    } catch (error) {
      console.warn('Failed to change the boxes', error);
      setNotice({ message: t('team.saved.notChanged') });
    }
  }

  /** The box for Pokémon of the game: this one, unless it has Pokémon of another game. */
  function getTarget(game: Game | undefined): SavedBox {
    const { ruleset } = settings;
    if (game === undefined || game === ruleset || isOwnGame(ruleset)) return box;
    const target = createBox(boxes, { ruleset: game, typeCount: 2 }, rulesetName(game));
    return box.changed === 0 ? { ...target, id: box.id } : target;
  }

  /** Adds Pokémon; with a game they are the whole save of that game. */
  async function add(
    pokemon: readonly BoxPokemon[],
    game?: Game,
    sentences: readonly string[] = [],
  ): Promise<void> {
    const target = getTarget(game);
    let result: MergeResult | undefined;
    await change(
      (current) =>
        changeBox(current, target, (list) => {
          result = mergePokemon(list, pokemon, game !== undefined);
          return result.added + result.changed > 0 ? result.pokemon : list;
        }),
      () => joinSentences([...formatResult(result), ...sentences], language),
    );
    if (target.id !== box.id) navigate(`/box/?run=${target.id}`);
  }

  function formatResult(result: MergeResult | undefined): string[] {
    if (!result) return [];
    const number = (count: number) => formatNumber(count, language);
    const { added, changed, leftOut } = result;
    return [
      t('box.added', { added: number(added), changed: number(changed) }),
      ...(leftOut > 0 ? [t('box.full', { number: number(leftOut) })] : []),
    ];
  }

  const mark = useStableCallback((row: BoxRow, next: BoxMark) => {
    change(
      (current) =>
        changeBox(current, box, (list) =>
          list.map((each) => (each.id === row.id ? { ...each, mark: next } : each)),
        ),
      next === 'fainted'
        ? () => t('box.hasFainted', { name: nameOfRow(row, content.resolver) })
        : undefined,
    );
  });

  const remove = useStableCallback((row: BoxRow) => {
    change(
      (current) => changeBox(current, box, (list) => list.filter((each) => each.id !== row.id)),
      () => t('team.removed', { name: nameOfRow(row, content.resolver) }),
    );
  });

  /** Makes the box one of the game whose boss the player has chosen. */
  function chooseGame(game: Ruleset, bossName: string): void {
    const link = formatBoxSettings({ ruleset: game, typeCount: 2 });
    change(
      (current) =>
        current.map((each) => (each.id === box.id ? { ...each, link, changed: Date.now() } : each)),
      () => t('bosses.chosenInGame', { name: bossName, game: rulesetName(game) }),
    );
  }

  return (
    <>
      {/* The answer comes first, as soon as there is one. */}
      {rows.length > 0 && <BestSix content={content} onChooseGame={chooseGame} />}
      <div className={styles.side}>
        <AddPokemon content={content} onAdd={add} />
        <BoxName box={box} boxes={boxes} onChange={change} />
      </div>
      <BoxList content={content} onMark={mark} onRemove={remove} />
      <ActionNotice event={notice} onEnd={() => setNotice(undefined)} />
    </>
  );
}
