import { type Game, gameNames } from '#core/rulesets/game.ts';
import { isGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import type { LinkParameter } from './parameter.ts';
import { formatMember, type Member } from './team.ts';

/** The boss of a game that a battle is against. */
export type BattleBoss = {
  /** The game, or `own` for the own game in use. */
  game: Game | 'own';
  id: string;
  /** Its team as a link has it; undefined until its file is loaded. */
  team?: string | undefined;
  /** The parameters of a link that mark members of the team, until its file is loaded. */
  marks?: string | undefined;
};

/** Returns the game of a boss as its link names it. */
export function getBossGame(ruleset: Ruleset): BattleBoss['game'] {
  return isGame(ruleset) ? ruleset : 'own';
}

type BossState = { them: readonly Member[]; boss?: BattleBoss | undefined };

/** Whether the link names the boss: nobody has changed its team, or it is not loaded yet. */
export function hasBossTeam<State extends BossState>(
  state: State,
): state is State & { boss: BattleBoss } {
  const { them, boss } = state;
  return boss !== undefined && (boss.team ?? '') === formatTeamText(them);
}

/**
 * Whether the link names the boss in place of its team. The link of an own game has the team too: it does not
 * have the bosses of the game, so who opens it may not have them either.
 */
export function replacesTeam({ them, boss }: BossState): boolean {
  return hasBossTeam({ them, boss }) && (boss?.game !== 'own' || them.length === 0);
}

/** Whether the team of the boss is not loaded yet. */
export function isBossAwaited({ them, boss }: BossState): boolean {
  return boss !== undefined && boss.team === undefined && them.length === 0;
}

/** Whether the team is still that of the boss in part, or not loaded yet. */
export function isBossInPlay(state: BossState): boolean {
  const lines = state.boss?.team?.split('\n') ?? [];
  return isBossAwaited(state) || state.them.some((member) => lines.includes(formatMember(member)));
}

/** Formats the members as one text, which differs if anything of the team does. */
export function formatTeamText(members: readonly Member[]): string {
  return members.map(formatMember).join('\n');
}

/** Parses `boss=platinum.cynthia`, which only the link of an own game has beside opponents: `boss=own.brock`. */
export function parseBoss(
  params: URLSearchParams,
  markNames: readonly LinkParameter[],
  onUnknown: () => void,
): BattleBoss | undefined {
  const text = params.get('boss');
  if (text === null) return undefined;
  const [, gameText, id] = /^([a-z0-9-]+)\.([a-z0-9-]+)$/.exec(text) ?? [];
  const game = [...gameNames, 'own' as const].find((each) => each === gameText);
  const hasMembers = params.has('them');
  if (!game || !id || (hasMembers && game !== 'own')) {
    onUnknown();
    return undefined;
  }
  const marks = new URLSearchParams();
  for (const name of hasMembers ? [] : markNames) {
    const value = params.get(name);
    if (value !== null) marks.set(name, value);
  }
  return { game, id, ...(marks.size > 0 && { marks: marks.toString() }) };
}

/** Adds the parameters of the boss to those of a link. */
export function formatBoss(params: URLSearchParams, { game, id, marks }: BattleBoss): void {
  params.set('boss', `${game}.${id}`);
  for (const [name, value] of new URLSearchParams(marks)) params.set(name, value);
}
