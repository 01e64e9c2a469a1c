import type { OfficialType, Type } from '#core/charts/type.ts';
import type { Dex } from '#core/rulesets/game.ts';

/** What an opponent of the story is. */
export const bossRoles = [
  ...(['gymLeader', 'eliteFour', 'champion', 'rival', 'teamBoss', 'teamAdmin'] as const),
  ...(['captain', 'kahuna', 'totem', 'titan', 'other'] as const),
] as const;
export type BossRole = (typeof bossRoles)[number];

/** What is special about a battle. */
export const bossMarks = [
  ...(['rematch', 'afterStory', 'optional', 'double', 'tournament', 'challengeMode'] as const),
] as const;
type BossMark = (typeof bossMarks)[number];

/** The parts of a team that only one source has, or about which the sources differ. */
export const bossParts = ['species', 'level', 'ability', 'item', 'moves'] as const;
export type BossPart = (typeof bossParts)[number];

/** The types of the three Pokémon with which a player starts an official game. */
export const starters = ['grass', 'fire', 'water'] as const satisfies readonly OfficialType[];

/** An opponent of the story with one team; the same battle with another team is another boss. */
export type Boss = {
  /** Unique in its game; it never changes, because links have it. */
  id: string;
  /** The English name of the trainer, or the name in an own game; undefined for a Pokémon without one. */
  trainer?: string | undefined;
  /** The id of the Pokémon, if it has no trainer. */
  pokemon?: string | undefined;
  role: BossRole;
  /** The English name of the place. */
  place?: string | undefined;
  /** The player's starter for which the rival has this team. */
  starter?: Type | undefined;
  /** The version in which it has this team: `ruby`. */
  version?: string | undefined;
  /** The id of the Pokémon that the rival's Eevee has become. */
  eevee?: string | undefined;
  /** The part of the game, if it is not the main one. */
  part?: Dex | undefined;
  marks: readonly BossMark[];
  unsure: readonly BossPart[];
  /** The highest level of its team; undefined if no level is known. */
  level?: number | undefined;
  /** The team as Showdown's text. */
  team: string;
  /** The type of its Starmobile, which is its last member. */
  starmobile?: OfficialType | undefined;
  /** The numbers of its trainers in the game; with trainers such as `Brendan / May` the player meets one of them. */
  numbers?: readonly number[];
  /** Whether it is one of the opponents of an own game that do not belong to its story. */
  isOutsideStory?: true | undefined;
  /** Whether its team is hidden until the player reveals it. */
  isHidden?: true | undefined;
};
