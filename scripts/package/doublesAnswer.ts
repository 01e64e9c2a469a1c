import { toTitleCase } from '#core/formats/showdown/name.ts';
import { answerDoubles, type DoublesResult } from '../cli/doublesQuestion.ts';
import { formatFactor } from './matchupAnswer.ts';
import {
  type AnswerOptions,
  formatLeftOut,
  formatNumber,
  idOf,
  rulesOf,
  worldFields,
} from './names.ts';

/** A Pokémon on the field with names as people write them. */
type NamedOnField = {
  pokemon?: string | undefined;
  typing?: readonly string[] | undefined;
  ability?: string | undefined;
  item?: string | undefined;
  tera?: string | undefined;
};

/** An attack and its user. */
type NamedAttack = Omit<NamedOnField, 'pokemon' | 'typing'> & {
  move?: string | undefined;
  type?: string | undefined;
  user?: string | undefined;
};

/** A question about a double battle with names as people write them. */
export type NamedDoubles = {
  attack: NamedAttack;
  partner?: NamedOnField | undefined;
  foes: readonly NamedOnField[];
  aim?: 0 | 1 | 'partner' | undefined;
  conditions?: readonly string[] | undefined;
};

/** Answers what an attack does in a double battle; throws an error that names what is wrong. */
export function answerNamedDoubles(
  { attack, partner, foes, aim, conditions = [] }: NamedDoubles,
  options: AnswerOptions,
): DoublesResult {
  const { ruleset, worlds, typeIdOf } = rulesOf(options);
  const withIds = <Named extends NamedAttack | NamedOnField>(named: Named) => ({
    ...named,
    ability: named.ability && idOf(named.ability),
    tera: named.tera && typeIdOf(named.tera),
  });
  const onField = (named: NamedOnField) => ({
    ...withIds(named),
    typing: named.typing?.map(typeIdOf),
  });
  return answerDoubles(
    {
      ...worldFields(ruleset, options),
      attack: { ...withIds(attack), type: attack.type && typeIdOf(attack.type) },
      partner: partner && onField(partner),
      foes: foes.map(onField),
      aim,
      conditions: conditions.map(idOf),
    },
    worlds,
  );
}

const placeNames = { foe1: 'First opponent', foe2: 'Second opponent', partner: 'Partner' } as const;

/** The answer for people: each target with its multiplier, then one line for each factor. */
export function formatDoubles({ targets, drawn, leftOut }: DoublesResult): string {
  return [
    ...(['foe1', 'foe2', 'partner'] as const).flatMap((place) => {
      const target = targets[place];
      if (!target) return [];
      const title = `${placeNames[place]}: ${formatNumber(target.multiplier)}×`;
      return [title, ...target.factors.map(formatFactor)];
    }),
    ...(drawn ? [`${placeNames[drawn.by]} draws it: ${toTitleCase(drawn.because)}`] : []),
    ...formatLeftOut(leftOut),
  ].join('\n');
}
