import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { Boss, BossPart } from '#core/bosses/boss.ts';
import {
  listTrainerNames,
  type TrainerNames,
  translateTrainer,
} from '#core/bosses/trainerNames.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** The marks between the versions in the name of a game: "Ruby / Sapphire". */
const betweenVersions = / ?[/／・] ?/;

/** Returns functions that format the name and the facts of a boss. */
export function useBossText(
  game: Ruleset,
  names: TrainerNames,
  findPokemon: (id: string | undefined) => Pokemon | undefined,
) {
  const { t, language, namesLanguage } = useTranslation();
  const { formatList, typeName } = useNames();
  const { rulesetName, dexName } = useGameNames();

  const pokemonName = (id: string | undefined): string => {
    const pokemon = findPokemon(id);
    return pokemon ? displayName(namesLanguage, pokemon) : (id ?? '');
  };

  const bossName = ({ trainer, pokemon }: Boss): string =>
    trainer === undefined ? pokemonName(pokemon) : translateTrainer(names, trainer, namesLanguage);

  /** `omega-ruby` in `omega-ruby-alpha-sapphire` is the first part of its name. */
  const versionName = (version: string): string => {
    const parts = rulesetName(game).split(betweenVersions);
    const isFirst = !isOwnGame(game) && game.startsWith(version);
    return parts[isFirst ? 0 : parts.length - 1] ?? version;
  };

  const partName = (part: BossPart): string => {
    if (part === 'species') return t('pokemonPicker.label');
    if (part === 'ability') return t('defense.ability');
    if (part === 'item') return t('defense.item');
    return t(part === 'moves' ? 'practice.levels.moves' : 'bosses.levels');
  };

  const conditionsOf = ({ starter, version, eevee, part, marks }: Boss): string[] => [
    ...(starter ? [formatLabeled(t('bosses.starter'), typeName(starter), language)] : []),
    ...(version ? [versionName(version)] : []),
    ...(eevee ? [pokemonName(eevee)] : []),
    ...(part ? [dexName(part)] : []),
    ...marks.map((mark) => t(`bosses.marks.${mark}`)),
  ];

  const unsureText = ({ unsure }: Boss): string | undefined =>
    unsure.length === 0
      ? undefined
      : t('bosses.unsure', { parts: formatList(unsure.map(partName)) });

  return {
    bossName,
    /** Role, level and what else tells the boss from another one with its name. */
    shortDetails: (boss: Boss): string[] => [
      ...(boss.role === 'other' ? [] : [t(`bosses.roles.${boss.role}`)]),
      ...(boss.level === undefined
        ? []
        : [t('bosses.level', { level: formatNumber(boss.level, language) })]),
      ...conditionsOf(boss),
    ],
    unsureText,
    /** All texts that the search compares, with the names in all languages. */
    searchTexts: (boss: Boss): string[] => [
      ...(boss.trainer ? listTrainerNames(names, boss.trainer) : []),
      ...Object.values(findPokemon(boss.pokemon)?.speciesNames ?? {}).map(String),
      bossName(boss),
      ...(boss.role === 'other' ? [] : [t(`bosses.roles.${boss.role}`)]),
      boss.place ?? '',
      ...conditionsOf(boss),
    ],
  };
}
