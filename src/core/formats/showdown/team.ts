import type { AttackingType } from '#core/charts/type.ts';
import type { Strike } from '#core/hit/strike.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Item } from '#core/rules/item.ts';
import type { OfficialHitType } from '#core/rules/rule.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** One member of a pasted team, with the ids of the engine. */
export type ShowdownMember = {
  pokemon: Pokemon;
  nickname?: string | undefined;
  /** `none` if it changes no matchup but the Pokémon's only ability in the Pokédex would. */
  ability?: Ability | 'none' | undefined;
  /** Whether the text names an ability that changes no hit. */
  hasOtherAbility?: boolean;
  /** PokéRogue's passive. */
  secondAbility?: Ability | undefined;
  tera?: AttackingType | undefined;
  item?: Item | undefined;
  attacks: readonly Strike[];
  /** Whether the text names only moves that types do not affect. */
  hasNoAttacks?: boolean | undefined;
  /** What the text names and does not count; missing if all does. */
  unusedParts?: readonly UnusedPart[] | undefined;
  /** The types of its moves whose damage does not depend on types, such as Seismic Toss. */
  fixedDamage?: readonly OfficialHitType[] | undefined;
  /** Missing if the text says nothing more than the other fields. */
  set?: PastedSet | undefined;
};

/** An ability that another form of the species has, or an item that Klutz turns off. */
export type UnusedPart = 'ability' | 'item';

/** The pasted lines of a member, and what they were read as; the export keeps what still agrees. */
export type PastedSet = {
  /** The lines as Showdown writes them, without spaces at their ends. */
  text: string;
  readAs: SetFields;
  /** The id of the form that its item offers: the Mega Evolution of its stone, or Ultra Necrozma. */
  itemForm?: string | undefined;
};

/** The fields of a member that its lines can contradict. */
export type SetFields = Pick<
  ShowdownMember,
  'nickname' | 'ability' | 'secondAbility' | 'tera' | 'item' | 'attacks'
> & { pokemonId: string };

/** The line above a team, such as `=== [gen9ou] Rain/Wet feet ===`. */
export type ShowdownHeading = {
  /** The name without the folder: Wet feet. */
  name: string;
  /** Undefined if the team is in no folder. */
  folder?: string | undefined;
  /** The era of the format's generation; undefined without a format. */
  era?: Era | undefined;
  /** The game of the format; undefined if it has the rules of a generation. */
  game?: Game | undefined;
  /** Whether the battles of the format are double ones. */
  isDoubles?: true;
};

/** A pasted team; its name is empty if it has no heading. */
export type ShowdownTeam = ShowdownHeading & { members: readonly ShowdownMember[] };

/** A team of a backup; its name begins with its folder: Rain/Wet feet. */
export type ShowdownBackupTeam = {
  name: string;
  ruleset: Ruleset;
  members: readonly ShowdownMember[];
};

/** A line of the pasted text, counted from 1, without the spaces around it. */
export type ShowdownLine = { line: number; text: string };

/** An unrecognized line, and the part of a team that was expected there. */
export type UnreadableLine = ShowdownLine & {
  why: 'pokemon' | 'item' | 'ability' | 'tera' | 'move' | 'line';
};
