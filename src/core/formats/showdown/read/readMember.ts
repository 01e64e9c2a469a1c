import { attackingTypes, type OfficialAttackingType } from '#core/charts/type.ts';
import { addSet, toShowdownName } from '#core/formats/showdown/createSet.ts';
import type {
  ShowdownLine,
  ShowdownMember,
  UnreadableLine,
  UnusedPart,
} from '#core/formats/showdown/team.ts';
import { joinMove, type Strike, splitMove } from '#core/hit/strike.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { findFixedDamage, findNamedMove } from '#core/pokedex/moveFiles/addMoves.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { onlyAbilityIn } from '#core/pokedex/pokemonAbilities.ts';
import { type Ability, memberAbilities } from '#core/rules/ability.ts';
import { type Item, memberItems } from '#core/rules/item.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import type { FirstLine } from './firstLine.ts';
import {
  canHave,
  findHeldForm,
  hasAbilityOfOtherForm,
  isOffered,
  translateItem,
} from './heldForm.ts';
import items from './items.json' with { type: 'json' };
import { guessLanguage } from './setLanguage.ts';
import { parseSetLine } from './setLine.ts';
import { getPastedMoves, isAmbiguousMove, translateLine } from './translateLine.ts';

/** A member of a pasted team: its first line, and the lines below it. */
export type PastedMember = Omit<FirstLine, 'hasDash'> & {
  line: number;
  details: readonly ShowdownLine[];
};

/**
 * Returns a reader of members for the generation, which adds unrecognized lines to `unreadableLines`. It returns
 * what creates the member, because a text may have many more members than are shown.
 */
export function memberReader(
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  unreadableLines: UnreadableLine[],
): (pasted: PastedMember) => () => ShowdownMember {
  const abilities = abilitiesById(pokedex);

  return ({ pokemon: namedPokemon, text: firstLine, line: number, set: pastedSet, details }) => {
    const lines = readLines(details, namedPokemon, pastedSet.species);
    const pastedItem = pastedSet.item ?? findValue(lines, 'item');
    const set = pastedItem
      ? { ...pastedSet, item: translateItem(pokedex, namedPokemon, pastedItem) }
      : pastedSet;
    const [item = ''] = set.item?.split('/') ?? [];
    const abilityIds: string[] = [];
    const passiveIds: string[] = [];
    let tera: OfficialAttackingType | undefined;
    const moveNames: string[] = [];
    if (!isItem(item)) {
      const { line, text } = lines.find(({ setLine }) => setLine.kind === 'item') ?? {
        line: number,
        text: firstLine,
      };
      unreadableLines.push({ line, text, why: 'item' });
    }

    for (const { line, text, setLine } of lines) {
      const report = (why: UnreadableLine['why']) => unreadableLines.push({ line, text, why });
      if (setLine.kind === 'unknown') report('line');
      if (!('names' in setLine)) continue;
      if (setLine.kind === 'moves') {
        moveNames.push(...setLine.names);
        if (!setLine.names.every(isMoveName)) report('move');
        continue;
      }
      const id = showdownId(setLine.names[0] ?? '');
      if (setLine.kind === 'tera') {
        const type = attackingTypes.find((each) => each === id);
        if (type) tera = type;
        else report('tera');
      } else if (abilities.has(id)) {
        (setLine.kind === 'passive' ? passiveIds : abilityIds).push(id);
      } else report('ability');
    }

    return () => {
      const pastedAbility = findValue(lines, 'ability');
      const heldForm = findHeldForm(pokedex, ruleset, namedPokemon, item, pastedAbility);
      const itemForm = heldForm && isOffered(heldForm) ? heldForm : undefined;
      const pokemon = itemForm ? namedPokemon : (heldForm ?? namedPokemon);
      const keptIds = abilityIds.filter((id) => !isLost(namedPokemon, pokemon, id));
      const abilityId = keptIds.at(-1);
      const ability =
        abilityId === undefined
          ? undefined
          : (abilities.get(abilityId) ?? irrelevantAbilityIn(ruleset, pokemon));
      const hasOtherAbility = abilityId !== undefined && abilities.get(abilityId) === undefined;
      const secondAbility = abilities.get(passiveIds.at(-1));
      const memberItem = itemsById.get(showdownId(item));
      const hasKlutz = [...keptIds, ...passiveIds].includes('klutz');
      const isItemOff = hasKlutz && memberItem !== undefined && memberItem !== itemDespiteKlutz;
      const unusedParts: UnusedPart[] = [
        ...abilityIds.slice(keptIds.length).map(() => 'ability' as const),
        ...(isItemOff ? (['item'] as const) : []),
      ];
      const user = { pokemon, species: set.species, item: set.item };
      const attacks = moveNames.flatMap(
        (name) => (isMoveName(name) && readStrike(name, user)) || [],
      );
      const fixedDamage = [
        ...new Set(moveNames.flatMap((name) => findFixedDamage(name, ruleset) ?? [])),
      ];
      const hasNoAttacks =
        attacks.length === 0 &&
        (fixedDamage.length > 0 ||
          (moveNames.length > 0 && moveNames.every((name) => findNamedMove(name) === 'other')));
      const member: ShowdownMember = {
        pokemon,
        nickname: set.name === set.species ? undefined : set.name?.trim() || undefined,
        ability,
        ...(hasOtherAbility && { hasOtherAbility }),
        ...(secondAbility && { secondAbility }),
        tera,
        item: isItemOff ? undefined : memberItem,
        attacks: [...new Set(attacks)],
        ...(hasNoAttacks && { hasNoAttacks }),
        ...(unusedParts.length > 0 && { unusedParts }),
        ...(fixedDamage.length > 0 && { fixedDamage }),
      };
      return addSet(
        member,
        toShowdownName(firstLine, pastedSet, set, namedPokemon),
        lines,
        itemForm,
      );
    };
  };

  /** Groudon loses the ability of its set when the orb turns it into Primal Groudon. */
  function isLost(namedPokemon: Pokemon, pokemon: Pokemon, ability: string): boolean {
    return pokemon === namedPokemon
      ? hasAbilityOfOtherForm(ruleset, pokedex, pokemon, ability)
      : !canHave(ruleset, pokemon, ability);
  }
}

type ReadLine = ReturnType<typeof readLines>[number];

/** The first name in the first line of the kind; '' without one. */
function findValue(lines: readonly ReadLine[], kind: 'item' | 'ability'): string {
  const { setLine } = lines.find((each) => each.setLine.kind === kind) ?? {};
  if (setLine?.kind === 'item') return setLine.name;
  return (setLine?.kind === 'ability' && setLine.names[0]) || '';
}

/** Parses the lines below the name of the Pokémon, each with its text in Showdown's language. */
function readLines(details: readonly ShowdownLine[], pokemon: Pokemon, species = '') {
  const moveNames = details.flatMap(({ text }) => getPastedMoves(text));
  // The language decides only the names of moves.
  const language = moveNames.length > 0 ? guessLanguage(pokemon, species, moveNames) : undefined;
  return details.map((line) => {
    const showdownText = translateLine(line.text, language);
    return { ...line, showdownText, setLine: parseSetLine(showdownText) };
  });
}

/**
 * The value for an ability that changes no matchup: `none` if the Pokémon's only ability changes
 * one.
 */
function irrelevantAbilityIn(ruleset: Ruleset, pokemon: Pokemon): 'none' | undefined {
  return onlyAbilityIn(ruleset, pokemon) && 'none';
}

/** The only item of members that acts with Klutz, sim: ignoreKlutz in data/items.js */
const itemDespiteKlutz: Item = 'ability_shield';

/** Showdown's names for no ability, and for Ogerpon's ability, which lasts one battle. */
const otherAbilities = ['no_ability', 'embody_aspect'];

/** Every ability by its id; those that change no matchup are undefined. */
const abilitiesById = memoizeLatest(
  (pokedex: readonly Pokemon[]): ReadonlyMap<string | undefined, Ability | undefined> => {
    const pokedexAbilities = pokedex.flatMap(({ abilities, pastAbilities = [] }) => [
      ...abilities,
      ...pastAbilities.flatMap(([, past]) => past),
    ]);
    return new Map<string, Ability | undefined>([
      ...[...pokedexAbilities, ...otherAbilities].map(
        (ability) => [showdownId(ability), undefined] as const,
      ),
      ...memberAbilities.map((ability) => [showdownId(ability), ability] as const),
      // It gives Terapagos the form with Tera Shell as soon as it enters a battle.
      ['terashift', 'tera_shell'] as const,
    ]);
  },
);

const itemsById: ReadonlyMap<string | undefined, Item> = new Map(
  memberItems.map((item) => [showdownId(item), item]),
);

const otherItems: ReadonlySet<string> = new Set(
  Object.values(items).flatMap((ids) => ids.split(' ')),
);

/** Whether the text names an item, with rules or not, or that there is none. */
export function isItem(name: string): boolean {
  const id = showdownId(name);
  return ['', 'none', 'noitem'].includes(id) || itemsById.has(id) || otherItems.has(id);
}

/** Whether the text names a move of a set; Hidden Power needs its type. */
function isMoveName(name: string): boolean {
  const move = findNamedMove(name);
  return move !== undefined && move !== 'HiddenPower' && !isAmbiguousMove(name);
}

/** What decides the type of a move besides the move. */
export type PastedUser = {
  pokemon: Pokemon;
  /** Its name in the text, which may be a form that the Pokédex does not tell apart. */
  species?: string | undefined;
  item?: string | undefined;
};

/**
 * The move that the text names; undefined for one that types do not affect.
 * Behind it is the type that only the text decides, by an item or a form that the member does not keep.
 */
export function readStrike(
  name: string,
  { pokemon, species = '', item = '' }: PastedUser,
): Strike | undefined {
  const move = findNamedMove(name);
  if (move === undefined || move === 'other' || move === 'HiddenPower') return undefined;
  const { id } = splitMove(move);
  const { types = {} } = findMove(id) ?? {};
  const pastedType = types[showdownId(item)] ?? types[showdownId(species)];
  const isKept = pastedType === undefined || pastedType === types[showdownId(pokemon.id)];
  return isKept ? move : joinMove(id, pastedType);
}
