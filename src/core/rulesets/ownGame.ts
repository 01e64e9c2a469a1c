import type { Chart } from '#core/charts/chart.ts';
import type { FusionRule } from '#core/charts/fusion.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import type { Era } from './era.ts';
import type { Game } from './game.ts';
import type { PresetRules } from './presetRules.ts';

/** A type of a player's own game. */
export type OwnGameType = {
  id: Type;
  /** 1 to 24 characters of any script; several types can have the same name. */
  name: string;
  /** `#rrggbb` in lower case. */
  color?: string;
  /** Whether no Pokémon has the type. */
  isAttackOnly?: true;
  /** Whether no move has the type. */
  isDefendOnly?: true;
};

/** A Pokémon whose types a player's own game sets. */
export type OwnGamePokemon = {
  /** The id of the Pokédex, or one that begins with `own-`. */
  id: string;
  /** 1 to 60 characters; screens show the name in the Pokédex instead if the Pokémon has one there. */
  name: string;
  /** One to three types. */
  types: Typing;
  /** All abilities that it may have, by the ids of `pokedex.json`; missing if they are those of the base. No link has them. */
  abilities?: readonly string[];
  /** The slot of each of its abilities: `0`, `1`, `H` or `S`. */
  slots?: string;
};

/** What a player's own game changes in a move of its base. */
export type OwnGameMove = {
  readonly type?: Type;
  readonly category?: 'physical' | 'special';
};

declare const ownAbilityBrand: unique symbol;

/** The id of an ability that exists only in a player's own game; it begins with `own_`. */
export type OwnAbilityId = string & { readonly [ownAbilityBrand]: true };

/** An effect of an ability of a player's own game. */
export type OwnAbilityEffect =
  /**
   * Its holder takes the factor, from 0 to 8, of the damage of attacks of the type; 0 is an
   * immunity.
   */
  | { readonly kind: 'takes'; readonly type: Type; readonly factor: number }
  /** Its holder's attacks of the type `from` become the type `into`. */
  | { readonly kind: 'turns'; readonly from: Type; readonly into: Type };

/** An ability of a player's own game. */
export type OwnGameAbility = {
  readonly id: OwnAbilityId;
  /** 1 to 24 characters of any script. */
  readonly name: string;
  /** 1 to 8 effects. */
  readonly effects: readonly OwnAbilityEffect[];
};

/** An opponent of the story of a player's own game. */
export type OwnGameBoss = {
  readonly name: string;
  /** The team as the text of Pokémon Showdown. */
  readonly team: string;
  /** The type of the player's starter for which the opponent has this team; missing if it always has it. */
  readonly starter?: Type;
  /** What it is in the story: one of `bossRoles`. */
  readonly role?: string;
  /** The English name of the place. */
  readonly place?: string;
  /** What is special about the battle: some of `bossMarks`. */
  readonly marks?: readonly string[];
  /** Whether it is not an opponent that the player must defeat, but one of the many others that can be chosen. */
  readonly isOutsideStory?: true;
  /** Whether its team is hidden until the player reveals it. */
  readonly isHidden?: true;
};

/** A player's own game: the rules of a generation or a game with other types and another chart. */
export type OwnGame = {
  /** 1 to 40 characters of any script. */
  readonly name: string;
  /** The era or the official game whose rules and Pokédex it uses. */
  readonly base: Era | Game;
  /** Its text in links; missing until it has one. */
  readonly linkText?: string;
  /** The id of its record on this device; missing if it is not saved. */
  readonly savedId?: string;
  /** Names, colors and sides of the chart's types, in the chart's order. */
  readonly types: readonly OwnGameType[];
  /** The chart; its sides are those of `types`. */
  readonly chart: Chart;
  /** Pokémon that it adds, or to which it gives other types. */
  readonly pokemon: readonly OwnGamePokemon[];
  /** The moves that it changes, by id; no link has them. */
  readonly moves?: Readonly<Record<string, OwnGameMove>>;
  /** Abilities that it adds to the official ones, at most 64. */
  readonly abilities?: readonly OwnGameAbility[];
  /** Whether it has only the Pokémon in `pokemon`. */
  readonly hasOnlyOwnPokemon?: true;
  /** Whether a Pokémon can have two abilities at once, as with PokéRogue's passive ability. */
  readonly hasSecondAbility?: true;
  /** The rule for fusions; undefined in a game without fusions. */
  readonly fusion?: FusionRule;
  /** The rules in which it differs from its base. */
  readonly rules?: PresetRules;
  /** The opponents of its story, in order; no link has them. */
  readonly bosses?: readonly OwnGameBoss[];
};
