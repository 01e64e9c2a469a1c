import { addMoveNames, addMoves } from '#pokedex/moves.ts';
import en from '../public/moves/en.json' with { type: 'json' };
import moves from '../public/moves.json' with { type: 'json' };

export { readShowdown } from '#showdown/readTeam.ts';
export type { ShowdownMember, ShowdownTeam, UnreadableLine } from '#showdown/team.ts';
export { writeShowdown } from '#showdown/writeTeam.ts';

addMoves(moves);
addMoveNames('en', en);
