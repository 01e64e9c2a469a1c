import type { AttackingType } from '#core/charts/type.ts';
import { showdownName, toTitleCase } from '#core/formats/showdown/name.ts';
import formItems from '#core/formats/showdown/read/formItems.json' with { type: 'json' };
import { findHeldForm } from '#core/formats/showdown/read/heldForm.ts';
import { fieldConditionsIn } from '#core/links/battle.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import { megasIn } from '#core/picks/unknownMegas.ts';
import { findMove, getMoveName, loadedMoves } from '#core/pokedex/moves/moves.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { type Ability, battleAbilitiesIn } from '#core/rules/ability.ts';
import { type Condition, terrains } from '#core/rules/condition.ts';
import { battleItemsIn } from '#core/rules/heldItem.ts';
import type { MoveFacts } from '#core/rules/moveFacts.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import { isGame, type Ruleset, supports, teraTypesIn } from '#core/rulesets/ruleset.ts';
import { getPokedex, listPokemon } from '../scripts/cli/pokemon.ts';
import type { Dice } from './dice.ts';

/*
 * Random questions for the tests of what the app, its links, the program, its server and the package answer.
 * The moves must be loaded.
 */

/** A Pokémon as a player names it: its ability and item by their ids, '' for none. */
export type NamedPokemon = {
  pokemon: Pokemon;
  ability: string;
  item: string;
  /** Undefined if it is not Terastallized. */
  tera: AttackingType | undefined;
};

/** One attack of a Pokémon on another, in a battle. */
export type HitQuestion = {
  ruleset: Ruleset;
  attacker: NamedPokemon;
  /** The English name. */
  move: string;
  isAbilityTriggered: boolean;
  defender: NamedPokemon;
  conditions: readonly Condition[];
};

const rulesets: readonly Ruleset[] = [...eras, ...gameNames];
const gamesWithMegas = ['x-y', 'omega-ruby-alpha-sapphire', 'champions', 'legends-za'] as const;

/** Items without a rule. */
const plainItems = ['leftovers', 'life_orb', 'choice_scarf', 'sitrus_berry'];

/**
 * Castform, Stunfisk and Terapagos, whose types or ability the field or the battle decides, which only Battle
 * knows; Arceus and Silvally, whose types an item decides in a pasted set.
 */
const leftOutNumbers = new Set(['351', '618', '1024', '493', '773']);

/** Imposter copies the opponent with its attacks. Klutz drops the item of a question, and of no pick. */
const leftOutAbilities = new Set<string>(['imposter', 'klutz', 'tera_shift']);

function pokemonIn(ruleset: Ruleset): Pokemon[] {
  return [...listPokemon(ruleset)].filter(({ number = '' }) => !leftOutNumbers.has(number));
}

function nameAbility({ one, below }: Dice, ruleset: Ruleset, pokemon: Pokemon): string {
  if (!supports(ruleset, 'abilities')) return '';
  const own = allAbilitiesIn(ruleset, pokemon);
  const names: readonly string[] = below(3) > 0 ? own : battleAbilitiesIn(ruleset);
  return one(names.filter((name) => !leftOutAbilities.has(name))) ?? '';
}

function nameItem({ one, below }: Dice, ruleset: Ruleset, pokemon: Pokemon): string {
  if (!supports(ruleset, 'items') || below(3) === 0) return '';
  const item = below(4) === 0 ? one(plainItems.slice(0, 1)) : one(battleItemsIn(ruleset));
  return findHeldForm(getPokedex(), ruleset, pokemon, item) ? '' : item;
}

function namePokemon(dice: Dice, ruleset: Ruleset, list: readonly Pokemon[]): NamedPokemon {
  const pokemon = dice.one(list);
  const teraTypes = teraTypesIn(ruleset);
  return {
    pokemon,
    ability: nameAbility(dice, ruleset, pokemon),
    item: nameItem(dice, ruleset, pokemon),
    tera: teraTypes.length > 0 && dice.below(4) === 0 ? dice.one(teraTypes) : undefined,
  };
}

/** The moves of the rules, those whose type something decides half of the time. */
function pickMove({ one, below }: Dice, ruleset: Ruleset): MoveFacts {
  const table = loadedMoves.get().table?.moves ?? new Map<string, MoveFacts>();
  const moves = [...table.values()].filter(
    ({ id, typeSource }) => typeSource !== 'set' && isSupported(ruleset, id),
  );
  const decided = moves.filter(({ typeSource }) => typeSource);
  return one(below(2) === 0 && decided.length > 0 ? decided : moves);
}

/** A random attack; half of the moves whose type a form decides have a user of such a form. */
export function randomHit(dice: Dice): HitQuestion {
  if (dice.below(4) === 0) return randomHitOnTerrain(dice);
  const ruleset = dice.one(rulesets);
  const list = pokemonIn(ruleset);
  const facts = pickMove(dice, ruleset);
  const forms = list.filter(({ id }) => findMove(facts.id)?.types?.[showdownId(id)]);
  const users = forms.length > 0 && dice.below(2) === 0 ? forms : list;
  const groups = ['weather', 'terrain', 'other'] as const;
  return {
    ruleset,
    attacker: namePokemon(dice, ruleset, users),
    move: getMoveName(facts.id, 'en'),
    isAbilityTriggered: dice.below(3) === 0,
    defender: namePokemon(dice, ruleset, list),
    conditions: groups.flatMap((group) => {
      const conditions = fieldConditionsIn(ruleset, group);
      return conditions.length > 0 && dice.below(3) === 0 ? [dice.one(conditions)] : [];
    }),
  };
}

/** An attack on a terrain, which does not reach a user in the air. */
function randomHitOnTerrain(dice: Dice): HitQuestion {
  const ruleset = 'default';
  const list = pokemonIn(ruleset);
  const flying = list.filter(({ types }) => types.includes('flying'));
  return {
    ruleset,
    attacker: namePokemon(dice, ruleset, dice.one([list, flying])),
    move: dice.one(['Terrain Pulse', 'Thunderbolt', 'Psychic', 'Energy Ball']),
    isAbilityTriggered: false,
    defender: namePokemon(dice, ruleset, list),
    conditions: [dice.one(terrains)],
  };
}

/** Two sides of one to three pasted sets. */
export type BattleQuestion = { ruleset: Ruleset; team: string; opponents: string };

/** The Mega Stone that gives the Pokémon the form. */
function stoneOf({ id }: Pokemon): string {
  return Object.entries(formItems).find(([, { forms }]) => forms.includes(id))?.[0] ?? '';
}

/** A random battle; some sets have no ability, no moves or the stone of a Mega Evolution. */
export function randomBattle(dice: Dice): BattleQuestion {
  const ruleset = dice.below(2) === 0 ? dice.one(gamesWithMegas) : dice.one(rulesets);
  const list = pokemonIn(ruleset);
  const megas = [...megasIn(ruleset, list)];
  const withMega = (named: NamedPokemon): NamedPokemon => {
    const [base, forms] = dice.one(megas);
    const pokemon = list.find(({ id }) => id === base);
    if (!pokemon) return named;
    return { ...named, pokemon, item: dice.below(2) === 0 ? '' : stoneOf(dice.one(forms)) };
  };
  const side = () =>
    Array.from({ length: 1 + dice.below(3) }, () => {
      const any = namePokemon(dice, ruleset, list);
      const named = megas.length > 0 && dice.below(2) === 0 ? withMega(any) : any;
      const moves = Array.from({ length: dice.below(5) }, () => pickMove(dice, ruleset));
      return formatSet(
        { ...named, ability: dice.below(3) === 0 ? '' : named.ability },
        moves.map(({ id }) => getMoveName(id, 'en')),
      );
    }).join('\n\n');
  return { ruleset, team: side(), opponents: side() };
}

/** The Pokémon as a set of Showdown's text. */
export function formatSet(
  { pokemon, ability, item, tera }: NamedPokemon,
  moves: readonly string[],
): string {
  return [
    showdownName(pokemon) + (item && ` @ ${toTitleCase(item)}`),
    ...(ability ? [`Ability: ${toTitleCase(ability)}`] : []),
    ...(tera ? [`Tera Type: ${toTitleCase(tera)}`] : []),
    ...moves.map((move) => `- ${move}`),
  ].join('\n');
}

/** The ability as a link has it. */
export function linkAbility(ruleset: Ruleset, ability: string): Ability | 'none' {
  return battleAbilitiesIn(ruleset).find((each) => each === ability) ?? 'none';
}

/** The rules as the program and its server take them. */
export function rulesOf(ruleset: Ruleset): Record<string, string> {
  return isGame(ruleset) ? { game: ruleset } : { generation: String(ruleset) };
}

/** The question as a line of JSON. */
export function formatQuestion(question: HitQuestion): string {
  const { ruleset, attacker, move, isAbilityTriggered, defender, conditions } = question;
  return JSON.stringify({
    ...rulesOf(ruleset),
    attack: {
      ...{ move, user: attacker.pokemon.id, active: isAbilityTriggered },
      ...namesOf(attacker),
    },
    defender: { typing: typingIn(ruleset, defender.pokemon), ...namesOf(defender), conditions },
  });
}

function namesOf({ ability, item, tera }: NamedPokemon) {
  return { ability: ability || null, item: item || null, tera: tera ?? null };
}
