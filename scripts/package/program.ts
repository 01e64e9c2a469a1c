import { parseArgs } from 'node:util';
import { gameNames } from '#engine/game.ts';
import { answerLines, worldsFrom } from '../cli/ask.ts';
import { runCommandLine } from '../cli/commandLine.ts';
import { formatAnswer } from './formatAnswer.ts';

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
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const help = `Usage: countertype [options] ATTACK DEFENDER
       countertype [--chart FILE] < questions.jsonl

Prints the multiplier of an attack on a Pokémon, and each factor of it.

ATTACK    a type or a damaging move in any language, as in ice, eis or earthquake
DEFENDER  the name of a Pokémon in any language, as in garchomp or rotom-wash,
          or one to three types with slashes, as in dragon/ground or drache/boden

  --ability NAME           an ability of the defender; repeat it for several.
                           Without it, a Pokémon has the ability that is its only one.
  --item NAME              the item of the defender
  --tera TYPE              the Tera Type of the defender
  --condition NAME         weather or another condition, such as gravity; repeatable
  --attacker NAME          the Pokémon that uses the move, if it decides the type
  --attacker-tera TYPE     the Tera Type of the attacker, if it is Terastallized
  --attacker-ability NAME  an ability of the attacker; repeatable
  --attacker-item NAME     the item of the attacker
  --game NAME              the rules and the Pokémon of one game:
                           ${wrap(gameNames, 50, 27)}
  --generation NUMBER      the rules of generation 1, of 2 to 5, or of 6 and later;
                           gen1, gen2 and default mean the same
  --inverse                an inverse battle
  --chart FILE             your own type chart as JSON
  --lang CODE              the language of the Pokémon's name in the answer, such as de
  -h, --help               this text
  -v, --version            the version

Without ATTACK and DEFENDER, each line of standard input is a question in JSON,
and each line of the output is its answer or {"error"}:
  {"attack":{"type":"ice"},"defender":{"typing":["dragon","ground"],"ability":"thick_fat"}}

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

/**
 * Answers the two arguments for people, or else each line of standard input with JSON. Wrong input
 * prints one line to standard error and sets exit code 2.
 */
export function runProgram(args: string[], version: string): Promise<void> {
  return runCommandLine(() => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) return process.stdout.write(help);
    if (values.version) return console.log(version);
    if (positionals.length > 0) return console.log(formatAnswer(positionals, values));
    const { chart, ...others } = values;
    const [option] = Object.keys(others);
    if (option !== undefined) throw new Error(`--${option} needs an attack and a defender.`);
    return process.stdin.isTTY ? process.stdout.write(help) : answerLines(worldsFrom(chart));
  }, nameArgument);
}
