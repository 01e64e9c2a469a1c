import { parseArgs } from 'node:util';
import { gameNames } from '#core/rulesets/game.ts';
import { answerLines, worldsFrom } from '../cli/ask.ts';
import { runCommandLine } from '../cli/commandLine.ts';
import { answerBattle, formatBattle } from './battleAnswer.ts';
import { answerDefense, formatDefense } from './defenseAnswer.ts';
import { answerMatchup, formatMatchup } from './matchupAnswer.ts';
import type { AnswerOptions } from './names.ts';

const options = {
  ability: { type: 'string', multiple: true },
  item: { type: 'string' },
  tera: { type: 'string' },
  condition: { type: 'string', multiple: true },
  attacker: { type: 'string' },
  'attacker-tera': { type: 'string' },
  'attacker-ability': { type: 'string', multiple: true },
  'attacker-item': { type: 'string' },
  game: { type: 'string' },
  generation: { type: 'string' },
  inverse: { type: 'boolean' },
  chart: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const help = `Usage: countertype [options] DEFENDER
       countertype [options] ATTACK DEFENDER
       countertype [options] POKEMON, … against POKEMON, …
       countertype [--chart FILE] < questions.jsonl
       countertype mcp

With a defender alone, prints how much damage each type deals to it; with an attack, the
multiplier and each factor of it; with "against" between two sides, who beats whom.

DEFENDER  the name of a Pokémon in any language, as in garchomp or rotom-wash,
          or one to three types with slashes, as in dragon/ground or drache/boden
ATTACK    a type or a damaging move in any language, as in ice, eis or earthquake
POKEMON   the name of a Pokémon; commas between several

  --ability NAME           an ability of the defender; repeat it for several.
                           Without it, a Pokémon has the ability that is its only one.
  --item NAME              the item of the defender
  --tera TYPE              the Tera Type of the defender
  --condition NAME         weather or another condition, such as gravity; repeatable
  --attacker NAME          the Pokémon that uses the move, if it decides the type; without
                           --attacker-ability, it has the ability that is its only one
  --attacker-tera TYPE     the Tera Type of the attacker, if it is Terastallized
  --attacker-ability NAME  an ability of the attacker; repeatable
  --attacker-item NAME     the item of the attacker
  --game NAME              the rules and the Pokémon of one game:
                           ${wrap(gameNames, 50, 27)}
  --generation NUMBER      the rules of generation 1, of 2 to 5, or of 6 and later;
                           gen1, gen2 and default mean the same
  --inverse                an inverse battle
  --chart FILE             your own type chart as JSON
  --json                   the answer in JSON
  --lang CODE              the language of the Pokémon's name in the answer, such as de
  -h, --help               this text
  -v, --version            the version

Without arguments, each line of standard input is a question in JSON,
and each line of the output is its answer or {"error"}:
  {"attack":{"type":"ice"},"defender":{"typing":["dragon","ground"],"ability":"thick_fat"}}

countertype mcp is a server of the Model Context Protocol on standard input and output,
for programs that ask the same questions.

Exit code 2 means that the input is wrong; one line on standard error says why.
`;

/** The argument that each field of a question comes from. */
const argumentOfField: Readonly<Record<string, string>> = {
  'attack.type': 'ATTACK',
  'attack.move': 'ATTACK',
  'attack.user': '--attacker',
  'attack.tera': '--attacker-tera',
  'attack.abilities': '--attacker-ability',
  'attack.item': '--attacker-item',
  'defender.typing': 'DEFENDER',
  'defender.tera': '--tera',
  'defender.abilities': '--ability',
  'defender.item': '--item',
  'defender.conditions': '--condition',
};

/** The message with the argument in place of the field of the question. */
function nameArgument(message: string): string {
  return message.replace(/^(?:attack|defender)\.\w+/, (field) => argumentOfField[field] ?? field);
}

/** The names with commas in lines of at most `width` characters, indented except for the first. */
function wrap(names: readonly string[], width: number, indent: number): string {
  const lines = names.join(', ').match(new RegExp(`.{1,${width}}(?:,(?= )|$)`, 'g')) ?? [];
  return lines.map((line) => line.trim()).join(`\n${' '.repeat(indent)}`);
}

/** The options that each kind of question has, besides those of its rules. */
const optionsOf = {
  battle: ['condition'],
  defense: ['ability', 'item', 'tera', 'condition', 'lang'],
  matchup: Object.keys(options),
} as const;

const rulesOptions = ['game', 'generation', 'inverse', 'chart', 'json'];

/** Answers the arguments, in JSON or in text for people. */
function answer(
  positionals: readonly string[],
  values: AnswerOptions & { json?: boolean },
): string {
  const check = (kind: keyof typeof optionsOf) => {
    const allowedOptions: readonly string[] = [...rulesOptions, ...optionsOf[kind]];
    const option = Object.keys(values).find((name) => !allowedOptions.includes(name));
    if (option !== undefined) throw new Error(`--${option} has no meaning in this question.`);
  };
  const print = <Answer>(data: Answer, format: (data: Answer) => string) =>
    values.json ? JSON.stringify(data) : format(data);

  const middle = positionals.indexOf('against');
  if (middle >= 0) {
    check('battle');
    const [ours, theirs] = [positionals.slice(0, middle), positionals.slice(middle + 1)];
    return print(answerBattle(ours.join(' '), theirs.join(' '), values), formatBattle);
  }
  const [first, second, ...rest] = positionals;
  if (first === undefined || rest.length > 0) {
    throw new Error('Give a defender, or an attack and a defender: countertype ice garchomp');
  }
  if (second === undefined) {
    check('defense');
    return print(answerDefense(first, values), formatDefense);
  }
  return print(answerMatchup(first, second, values), formatMatchup);
}

/**
 * Answers the arguments, or else each line of standard input with JSON. Wrong input prints one line to
 * standard error and sets exit code 2.
 */
export function runProgram(args: string[], version: string): Promise<void> {
  return runCommandLine(async () => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return process.stdout.write(help);
    if (values.version) return console.log(version);
    if (positionals.length === 1 && positionals[0] === 'mcp') {
      const { serve } = await import('./mcp.ts');
      return serve(version);
    }
    if (positionals.length > 0 || args.includes('--'))
      return console.log(answer(positionals, values));
    const { chart, ...others } = values;
    const [option] = Object.keys(others);
    if (option !== undefined) throw new Error(`--${option} needs a defender.`);
    return process.stdin.isTTY ? process.stdout.write(help) : answerLines(worldsFrom(chart));
  }, nameArgument);
}
