import { McpServer, type Transport } from '@modelcontextprotocol/server';
import { type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { turnConditions } from '#core/doubles/turnCondition.ts';
import { newestGeneration } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import { messageOf } from '../cli/commandLine.ts';
import { answerBattle, formatBattle } from './battleAnswer.ts';
import { answerDefense, formatDefense } from './defenseAnswer.ts';
import { answerNamedDoubles, formatDoubles } from './doublesAnswer.ts';
import { answerMatchup, formatMatchup } from './matchupAnswer.ts';

const name = (description: string) => z.string().max(200).describe(description).optional();
const names = (description: string) => z.array(z.string().max(200)).max(20).describe(description);

/** Names are those of any language of the games; the answers use English ones. */
const rules = {
  game: z
    .enum(gameNames)
    .describe('The rules and the Pokémon of one game; without it, those of generation 6 and later')
    .optional(),
  generation: name(`Instead of a game: a number from 1 to ${newestGeneration}`),
  inverse: z.boolean().describe('Whether it is an inverse battle').optional(),
};

const target = {
  defender: z
    .string()
    .min(1)
    .max(200)
    .describe('A Pokémon such as "rotom-wash", or one to three types such as "dragon/ground"'),
  ability: names(
    'The abilities of the defender; without them, a Pokémon has the one that is its only one',
  ).optional(),
  item: name('The item of the defender'),
  tera: name('The Tera Type of the defender, if it is Terastallized'),
  condition: names('Weather and other conditions, such as gravity').optional(),
};

const matchupInput = z.strictObject({
  attack: z
    .string()
    .min(1)
    .max(200)
    .describe('A type or a damaging move, such as "ice" or "Earthquake"'),
  ...target,
  attacker: name('The Pokémon that uses the move, if it decides the type'),
  'attacker-tera': name('The Tera Type of the attacker, if it is Terastallized'),
  'attacker-ability': names(
    'The abilities of the attacker; without them, it has the one that is its only one',
  ).optional(),
  'attacker-item': name('The item of the attacker'),
  ...rules,
});

const defenseInput = z.strictObject({ ...target, ...rules });

const side = (whose: string) =>
  z
    .string()
    .min(1)
    .max(20_000)
    .describe(`${whose}: names with commas, or sets in the text format of Pokémon Showdown`);

const battleInput = z.strictObject({
  team: side('The own team'),
  opponents: side('The other team'),
  condition: target.condition,
  ...rules,
});

const onField = z.strictObject({
  pokemon: name('A Pokémon such as "rotom-wash"'),
  typing: names('Its one to three types, instead of a Pokémon').optional(),
  ability: name('Its ability; without one, it has the one that is its only one'),
  item: name('Its item'),
  tera: name('Its Tera Type, if it is Terastallized'),
});

const doublesInput = z.strictObject({
  attack: z
    .strictObject({
      move: name('A damaging move, such as "Earthquake"'),
      type: name('A type, instead of a move'),
      user: name('The Pokémon that attacks'),
      ability: name('Its ability'),
      item: name('Its item'),
      tera: name('Its Tera Type, if it is Terastallized'),
    })
    .describe('The attack and its user'),
  partner: onField.describe('The Pokémon beside the user').optional(),
  foes: z.array(onField).min(1).max(2).describe('The opponents'),
  aim: z
    .union([z.literal(0), z.literal(1), z.literal('partner')])
    .describe('The target of an attack on one Pokémon: the position of an opponent, or the partner')
    .optional(),
  conditions: names(
    `Weather, terrains and what others did this turn: ${turnConditions.join(', ')}; own_ is the side of the user`,
  ).optional(),
  ...rules,
});

/** A result with the answer as text and as data, or with the message of an error. */
function resultOf<Answer extends object>(
  compute: () => Answer,
  format: (answer: Answer) => string,
) {
  try {
    const answer = compute();
    return {
      content: [{ type: 'text' as const, text: format(answer) }],
      structuredContent: { ...answer },
    };
  } catch (error) {
    // Messages of the program name its options.
    const text = messageOf(error)
      .replace(/(^|\W)--(?=[a-z])/g, '$1')
      .slice(0, 500);
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
}

/** Creates the server with its four tools. */
export function createServer(version: string): McpServer {
  const server = new McpServer({ name: 'countertype', version });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'matchup',
    {
      title: 'One attack on one Pokémon',
      description:
        'The damage multiplier of a type or a move on a Pokémon or a typing in the Pokémon games, with every factor of it.',
      inputSchema: matchupInput,
      annotations,
    },
    ({ attack, defender, ...options }) =>
      resultOf(() => answerMatchup(attack, defender, options), formatMatchup),
  );
  server.registerTool(
    'defense',
    {
      title: 'All types on one Pokémon',
      description:
        'The weaknesses, resistances and immunities of a Pokémon or a typing in the Pokémon games, and what its possible abilities change.',
      inputSchema: defenseInput,
      annotations,
    },
    ({ defender, ...options }) => resultOf(() => answerDefense(defender, options), formatDefense),
  );
  server.registerTool(
    'battle',
    {
      title: 'Two teams',
      description:
        'Who beats whom between two teams of Pokémon by type matchups in the worst case, which opponents have no answer, and with whom to begin. In a game, opponents may have its Mega Evolutions.',
      inputSchema: battleInput,
      annotations,
    },
    ({ team, opponents, ...options }) =>
      resultOf(() => answerBattle(team, opponents, options), formatBattle),
  );
  server.registerTool(
    'doubles',
    {
      title: 'One attack in a double battle',
      description:
        'The damage multiplier of an attack on both opponents and the partner in a double battle of the Pokémon games, with every factor of it, and who draws the attack.',
      inputSchema: doublesInput,
      annotations,
    },
    ({ game, generation, inverse, ...question }) =>
      resultOf(() => answerNamedDoubles(question, { game, generation, inverse }), formatDoubles),
  );
  return server;
}

/**
 * Serves the questions to a program on standard input and output until it closes them; what it cannot read is
 * reported in one line.
 */
export function serve(
  version: string,
  {
    transport,
    report = console.error,
  }: { transport?: Transport; report?: (line: string) => void } = {},
): StdioServerHandle {
  return serveStdio(() => createServer(version), {
    ...(transport && { transport }),
    onerror: ({ message }) => report(message.replace(/\s+/g, ' ').slice(0, 200)),
  });
}
