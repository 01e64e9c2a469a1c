import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { createServer, serve } from './mcp.ts';

const client = new Client({ name: 'test', version: '1' });
afterEach(() => client.close());

async function connect(): Promise<void> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer('1.2.3').connect(theirs);
  await client.connect(ours);
}

/** The text of the result of a tool, and whether it is an error. */
async function call(name: string, args: Record<string, unknown>) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args });
  const [part] = content as { text: string }[];
  return { text: part?.text ?? '', isError: isError ?? false, structuredContent };
}

it('describes each tool and each of its arguments', async () => {
  await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['matchup', 'defense', 'battle', 'doubles']);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/Pokémon/);
    for (const property of Object.values(inputSchema.properties ?? {})) {
      expect(property).toMatchObject({ description: expect.stringMatching(/^[A-Z]/) });
    }
  }
});

it('answers with text and data', async () => {
  await connect();
  expect(await call('matchup', { attack: 'Erdbeben', defender: 'rotom-wash' })).toMatchObject({
    text: expect.stringMatching(/^Earthquake on Rotom .+: 0×/),
    isError: false,
    structuredContent: {
      multiplier: 0,
      factors: [{ on: 'electric' }, { on: 'water' }, { by: 'levitate', factor: 0 }],
    },
  });
  const ogerpon = { attack: 'Ivy Cudgel', attacker: 'ogerpon-wellspring', defender: 'heatran' };
  expect(await call('matchup', ogerpon)).toMatchObject({ structuredContent: { multiplier: 2 } });
  expect(await call('defense', { defender: 'steelix', game: 'platinum' })).toMatchObject({
    structuredContent: {
      groups: [{ multiplier: 2 }, { multiplier: 1 }, { multiplier: 0.5 }, {}, {}],
    },
  });
  const doubles = {
    attack: { move: 'Erdbeben', user: 'garchomp' },
    partner: { pokemon: 'heatran' },
    foes: [{ pokemon: 'muk' }, { pokemon: 'clefairy', ability: 'Friend Guard' }],
    conditions: ['Helping Hand'],
    game: 'scarlet-violet',
  };
  expect(await call('doubles', doubles)).toMatchObject({
    structuredContent: {
      targets: { foe1: { multiplier: 1.6875 }, foe2: {}, partner: { multiplier: 4.5 } },
      drawn: null,
    },
  });
  const set = 'Garchomp\nAbility: Rough Skin\n- Earthquake\n- Stone Edge';
  expect(await call('battle', { team: set, opponents: 'Heatran, Zapdos' })).toMatchObject({
    structuredContent: {
      duels: [
        { opponent: 'Heatran', deals: { high: { attack: 'Earthquake', damage: 6 } } },
        { opponent: 'Zapdos', deals: { high: { attack: 'Stone Edge', damage: 2 } } },
      ],
    },
  });
});

it.each([
  ['matchup', 'unknown name "eist"', { attack: 'eist', defender: 'muk' }],
  ['matchup', 'defender', { attack: 'ice' }],
  ['matchup', 'user', { attack: 'ice', defender: 'muk', user: 'x' }],
  ['defense', '"garchump" is neither a Pokémon nor a list of types.', { defender: 'garchump' }],
  ['doubles', 'foes', { attack: { type: 'ice' }, foes: [{}, {}, {}] }],
  ['doubles', 'foes[0] needs a pokemon', { attack: { type: 'ice' }, foes: [{}] }],
  [
    'doubles',
    'no double battles',
    { attack: { type: 'ice' }, foes: [{ pokemon: 'muk' }], game: 'crystal' },
  ],
  ['defense', 'game', { defender: 'garchomp', game: 'gen9' }],
  [
    'defense',
    'generation must be a number from 1 to 9',
    { defender: 'garchomp', generation: '12' },
  ],
  ['defense', 'unknown name "x"', { defender: 'garchomp', ability: ['x'] }],
  ['defense', 'defender', { defender: 'x'.repeat(5000) }],
  ['battle', 'team', { team: '', opponents: 'muk' }],
  ['battle', '"muck" is not known here', { team: 'muk, muck', opponents: 'muk' }],
  ['battle', 'at most 12', { team: Array(13).fill('muk').join(', '), opponents: 'muk' }],
])('says what is wrong with a question of %s: %s', async (tool, message, args) => {
  await connect();
  const { text, isError } = await call(tool, args);
  expect({ text, isError }).toEqual({ text: expect.stringContaining(message), isError: true });
  expect(text).not.toMatch(/\n {4}at |--/);
});

const anyMessage = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        jsonrpc: fc.constantFrom('2.0', '1.0', 2),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method: fc.constantFrom('tools/call', 'tools/list', 'initialize', 'x', ''),
        params: fc.oneof(
          fc.jsonValue(),
          fc.record({
            name: fc.constantFrom('matchup', 'defense', 'battle', 'x'),
            arguments: fc.dictionary(
              fc.constantFrom('attack', 'defender', 'team', 'opponents', 'game', '__proto__'),
              fc.jsonValue(),
            ),
          }),
        ),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

it('survives 10,000 malformed messages, and prints no stack', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let replies = '';
  output.on('data', (chunk) => {
    replies += chunk;
  });
  const server = serve('1.2.3', {
    transport: new StdioServerTransport(input, output),
    report: () => {},
  });
  const ask = (id: string, method: string, params: object) =>
    input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  ask('first', 'initialize', {
    ...{ protocolVersion: '2025-06-18', capabilities: {} },
    clientInfo: { name: 'test', version: '1' },
  });
  for (const message of fc.sample(anyMessage, { numRuns: 10_000, seed: 50 })) {
    input.write(`${message.replace(/[\r\n]/g, ' ')}\n`);
  }
  ask('last', 'tools/call', { name: 'defense', arguments: { defender: 'garchomp' } });
  await expect.poll(() => replies.includes('"id":"last"'), { timeout: 30_000 }).toBe(true);
  expect(replies).toContain('4×     Ice');
  expect(replies).not.toMatch(/\\n {4}at /);
  await server.close();
});
