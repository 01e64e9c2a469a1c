import { legendsZA } from '#core/charts/generationNumber.ts';
import type { OfficialType } from '#core/charts/type.ts';
import type { OwnAbilityEffect, OwnAbilityId } from '#core/rulesets/ownGame.ts';
import { existsIn, hasMechanicsOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import type { MoveClass } from './moveClass.ts';
import {
  airborne,
  blocksClass,
  blocksType,
  damageByClass,
  damageByType,
  type Effect,
  ignoresGhostImmunity,
  isActive,
  isOfClass,
  isRowIn,
  type NamedTwoSidedRule,
  nameTwoSidedRules,
  type Side,
  selectableIn,
  superEffectiveDamage,
  type TwoSidedRule,
} from './rule.ts';

/*
 * The source of each row is the entry with the ability's name in data/abilities.js of the battle
 * simulator @pkmn/sim 0.10.11, unless the row names another; docs/effects.md lists what is omitted.
 */

/** Turns Normal attacks into the type, with 1.2 times the damage; 1.3 times in generation 6. */
function changeNormalTo(type: OfficialType): Pick<Effect, 'modifyType' | 'typeBonus'> {
  return {
    modifyType: (before, hit) => (before === 'normal' && !hit.keepsType ? type : undefined),
    typeBonus: (ruleset) => (existsIn(ruleset, 7) ? 1.2 : 1.3),
  };
}

/** Strengthens attacks of the type on both sides, or weakens them if Aura Break is active. */
function aura(type: OfficialType): Effect {
  return {
    modifyDamage: (hit) => {
      if (hit.type !== type) return 1;
      return isActive(hit, 'aura_break') ? 0.75 : 5448 / 4096;
    },
  };
}

/** Blocks attacks of the type; before generation 5 it only redirects them, sim: data/mods/gen4. */
function redirects(type: OfficialType): Pick<Effect, 'blocksHit'> {
  return { blocksHit: (hit) => hit.type === type && existsIn(hit.ruleset, 5) };
}

/** Strengthens moves of the class, which only a battle knows. */
function strengthensClass(moveClass: MoveClass, factor: number): Effect {
  return { hidden: true, ...damageByClass(moveClass, factor) };
}

/** An effect that acts only after something has happened to the attacker. */
function whenTriggered(effect: Effect): Effect {
  return { hidden: true, needsTrigger: true, ...effect };
}

/** The effects of each ability when its holder attacks and defends; they apply in this order. */
export const abilities = nameTwoSidedRules('abilities', {
  // Immunities, effectiveness and the attack's type.
  scrappy: { since: 4, attacking: ignoresGhostImmunity },
  minds_eye: { since: 9, attacking: ignoresGhostImmunity },
  tinted_lens: {
    since: 4,
    attacking: {
      modifyDamage: ({ effectiveness }) => (effectiveness > 0 && effectiveness < 1 ? 2 : 1),
    },
  },
  neuroforce: { since: 7, attacking: superEffectiveDamage(1.25) },
  mold_breaker: { since: 4, attacking: { ignoresAbilities: true } },
  teravolt: { since: 5, attacking: { ignoresAbilities: true } },
  turboblaze: { since: 5, attacking: { ignoresAbilities: true } },
  normalize: {
    since: 4,
    attacking: {
      // In generation 4 it changes every move but Struggle, sim: data/mods/gen4/abilities.js
      modifyType: (type, hit) => {
        const isSpared = hit.keepsType && existsIn(hit.ruleset, 5);
        const isStellarType = type === 'stellar' && hit.classes === undefined;
        return isSpared || isStellarType || type === 'typeless' ? undefined : 'normal';
      },
      // No bonus before generation 7, sim: data/mods/gen6/abilities.js
      typeBonus: (ruleset) => (hasMechanicsOf(ruleset, 7) ? 1.2 : 1),
    },
  },
  aerilate: { since: 6, attacking: changeNormalTo('flying') },
  pixilate: { since: 6, attacking: changeNormalTo('fairy') },
  refrigerate: { since: 6, attacking: changeNormalTo('ice') },
  galvanize: { since: 7, attacking: changeNormalTo('electric') },
  dragonize: { since: legendsZA, attacking: changeNormalTo('dragon') },
  // Assumes that a type without a move is a sound.
  liquid_voice: {
    since: 7,
    attacking: {
      modifyType: (_, hit) =>
        hit.classes === undefined || isOfClass(hit, 'sound') ? 'water' : undefined,
    },
  },

  // Airborne, sim: sim/pokemon.js isGrounded
  levitate: { since: 3, ignorable: true, defending: airborne },
  eelevate: { since: legendsZA, ignorable: true, defending: airborne },
  earth_eater: { since: 9, ignorable: true, defending: blocksType('ground') },
  flash_fire: {
    since: 3,
    ignorable: true,
    defending: blocksType('fire'),
    // After a Fire attack has hit the holder.
    attacking: whenTriggered(damageByType({ fire: 1.5 })),
  },
  well_baked_body: { since: 9, ignorable: true, defending: blocksType('fire') },
  dry_skin: {
    since: 4,
    ignorable: true,
    defending: { ...blocksType('water'), ...damageByType({ fire: 1.25 }) },
  },
  water_absorb: { since: 3, ignorable: true, defending: blocksType('water') },
  storm_drain: { since: 4, ignorable: true, defending: redirects('water') },
  lightning_rod: { since: 3, ignorable: true, defending: redirects('electric') },
  volt_absorb: { since: 3, ignorable: true, defending: blocksType('electric') },
  motor_drive: { since: 4, ignorable: true, defending: blocksType('electric') },
  sap_sipper: { since: 5, ignorable: true, defending: blocksType('grass') },
  thick_fat: { since: 3, ignorable: true, defending: damageByType({ fire: 0.5, ice: 0.5 }) },
  heatproof: { since: 4, ignorable: true, defending: damageByType({ fire: 0.5 }) },
  water_bubble: {
    since: 7,
    ignorable: true,
    defending: damageByType({ fire: 0.5 }),
    attacking: damageByType({ water: 2 }),
  },
  purifying_salt: { since: 9, ignorable: true, defending: damageByType({ ghost: 0.5 }) },
  // Assumes that a type without a move makes no contact.
  fluffy: {
    since: 7,
    ignorable: true,
    defending: {
      modifyDamage: (hit) => (hit.type === 'fire' ? 2 : 1) * (isOfClass(hit, 'contact') ? 0.5 : 1),
    },
  },
  filter: { since: 4, ignorable: true, defending: superEffectiveDamage(0.75) },
  solid_rock: { since: 4, ignorable: true, defending: superEffectiveDamage(0.75) },
  prism_armor: { since: 7, defending: superEffectiveDamage(0.75) },
  // Assumes full HP; sim: sim/pokemon.js runEffectiveness
  tera_shell: {
    since: 9,
    ignorable: true,
    defending: {
      modifyEffectiveness: (effectiveness, hit) =>
        effectiveness >= 1 && hit.type !== 'typeless' ? 0.5 : effectiveness,
    },
  },
  // Below Tera Shell, because it uses the effectiveness after Tera Shell.
  wonder_guard: {
    since: 3,
    ignorable: true,
    defending: {
      modifyEffectiveness: (effectiveness, hit) =>
        effectiveness <= 1 && hit.type !== 'typeless' ? 0 : effectiveness,
    },
  },

  // Only against moves of a class.
  soundproof: { since: 3, ignorable: true, defending: { hidden: true, ...blocksClass('sound') } },
  // Rock Blast belongs to it since generation 7, sim: data/mods/gen6/moves.js
  bulletproof: {
    since: 6,
    ignorable: true,
    defending: {
      hidden: true,
      blocksHit: (hit) =>
        isOfClass(hit, 'bullet') && (hit.move !== 'RockBlast' || existsIn(hit.ruleset, 7)),
    },
  },
  wind_rider: { since: 9, ignorable: true, defending: { hidden: true, ...blocksClass('wind') } },
  dazzling: { since: 7, ignorable: true, defending: { hidden: true, ...blocksClass('priority') } },
  queenly_majesty: {
    since: 7,
    ignorable: true,
    defending: { hidden: true, ...blocksClass('priority') },
  },
  armor_tail: {
    since: 9,
    ignorable: true,
    defending: { hidden: true, ...blocksClass('priority') },
  },
  punk_rock: {
    since: 8,
    ignorable: true,
    defending: { hidden: true, ...damageByClass('sound', 0.5) },
    attacking: strengthensClass('sound', 1.3),
  },
  // In Champions, calc: mechanics/champions.js
  aura_guard: {
    since: legendsZA,
    ignorable: true,
    defending: { hidden: true, ...damageByClass('contact', 0.5) },
  },
  tough_claws: { since: 6, attacking: strengthensClass('contact', 1.3) },
  iron_fist: { since: 4, attacking: strengthensClass('punch', 1.2) },
  reckless: { since: 4, attacking: strengthensClass('recoil', 1.2) },
  strong_jaw: { since: 6, attacking: strengthensClass('bite', 1.5) },
  mega_launcher: { since: 6, attacking: strengthensClass('pulse', 1.5) },
  sharpness: { since: 9, attacking: strengthensClass('slicing', 1.5) },
  damp: { since: 3, ignorable: true, field: { hidden: true, ...blocksClass('explosive') } },

  // Stronger attacks of a type.
  steelworker: { since: 7, attacking: damageByType({ steel: 1.5 }) },
  steely_spirit: { since: 8, attacking: damageByType({ steel: 1.5 }) },
  // 1.5 in generation 8, sim: data/mods/gen8/abilities.js
  transistor: {
    since: 8,
    attacking: {
      modifyDamage: ({ type, ruleset }) =>
        type === 'electric' ? (existsIn(ruleset, 9) ? 1.3 : 1.5) : 1,
    },
  },
  dragons_maw: { since: 8, attacking: damageByType({ dragon: 1.5 }) },
  rocky_payload: { since: 9, attacking: damageByType({ rock: 1.5 }) },
  fire_mane: { since: legendsZA, attacking: damageByType({ fire: 1.5 }) },
  // Applies the damage of the sun in any weather.
  mega_sol: {
    since: legendsZA,
    attacking: {
      hidden: true,
      modifyDamage: ({ move, type }) => {
        if (move === 'hydro_steam' || type === 'fire') return 1.5;
        return type === 'water' ? 0.5 : 1;
      },
    },
  },
  // Its effect is in sameTypeBonus.ts.
  adaptability: { since: 4, attacking: { hidden: true, raisesSameTypeBonus: true } },
  // Its effect is in fighter.ts.
  imposter: { since: 5, attacking: { hidden: true, copiesOpponent: true } },
  // Their effect is in sameTypeBonus.ts. Since generation 9 only the first attack after a switch.
  protean: { since: 6, attacking: { hidden: true, changesTypeToAttack: true } },
  libero: { since: 8, attacking: { hidden: true, changesTypeToAttack: true } },
  // At a third of the HP or less.
  blaze: { since: 3, attacking: whenTriggered(damageByType({ fire: 1.5 })) },
  torrent: { since: 3, attacking: whenTriggered(damageByType({ water: 1.5 })) },
  overgrow: { since: 3, attacking: whenTriggered(damageByType({ grass: 1.5 })) },
  swarm: { since: 3, attacking: whenTriggered(damageByType({ bug: 1.5 })) },
  // In a sandstorm.
  sand_force: {
    since: 5,
    attacking: whenTriggered(damageByType({ rock: 1.3, ground: 1.3, steel: 1.3 })),
  },
  // After a hit, or after a wind; a charge counts once, even with both abilities.
  electromorphosis: { since: 9, attacking: whenTriggered(damageByType({ electric: 2 })) },
  wind_power: {
    since: 9,
    attacking: whenTriggered({
      modifyDamage: (hit) =>
        hit.type === 'electric' && !isActive(hit, 'electromorphosis') ? 2 : 1,
    }),
  },

  // Effects on the whole field. Strong winds, sim: data/conditions.js deltastream
  delta_stream: { since: 6, field: { setsWeather: 'strong_winds' } },
  desolate_land: { since: 6, field: { setsWeather: 'desolate_land' } },
  primordial_sea: { since: 6, field: { setsWeather: 'primordial_sea' } },
  dark_aura: { since: 6, field: aura('dark') },
  fairy_aura: { since: 6, field: aura('fairy') },
  aura_break: { since: 6, ignorable: true, field: { hidden: true } },
  cloud_nine: { since: 3, field: { suppressesWeather: true } },
  air_lock: { since: 3, field: { suppressesWeather: true } },
});

/** The id of an official ability that changes a matchup, such as `thick_fat`. */
export type OfficialAbility = keyof typeof abilities;

/** The id of an ability that changes a matchup, official or of a player's own game. */
export type Ability = OfficialAbility | OwnAbilityId;

/** The abilities of an own game as rules, whose effects come after those of all official ones. */
const ownAbilitiesIn = oncePerRuleset((ruleset): Readonly<Record<string, NamedTwoSidedRule>> => {
  const rows = isOwnGame(ruleset) ? (ruleset.abilities ?? []) : [];
  return nameTwoSidedRules(
    'abilities',
    Object.fromEntries(rows.map(({ id, effects }) => [id, makeOwnRule(effects)])),
  );
});

function makeOwnRule(effects: readonly OwnAbilityEffect[]): TwoSidedRule {
  const turns = effects.filter((effect) => effect.kind === 'turns');
  const takes = effects.filter((effect) => effect.kind === 'takes');
  return {
    since: 1,
    ignorable: true,
    ...(turns.length > 0 && {
      attacking: { modifyType: (type) => turns.find(({ from }) => from === type)?.into },
    }),
    ...(takes.length > 0 && {
      defending: {
        blocksHit: (hit) => takes.some(({ type, factor }) => type === hit.type && factor === 0),
        modifyDamage: (hit) =>
          takes.reduce(
            (product, { type, factor }) => (type === hit.type ? product * factor : product),
            1,
          ),
      },
    }),
  };
}

/** The rules of the ability on each side in the ruleset; none of an own ability in another game. */
export function rulesOfAbility(
  ruleset: Ruleset,
  ability: Ability,
): Partial<Pick<NamedTwoSidedRule, 'attacking' | 'defending'>> {
  return isOfficialAbility(ability) ? abilities[ability] : (ownAbilitiesIn(ruleset)[ability] ?? {});
}

function isOfficialAbility(ability: Ability): ability is OfficialAbility {
  return Object.hasOwn(abilities, ability);
}

/** The abilities that a player can select in the ruleset, on this side or on either. */
export const abilitiesIn = oncePerRuleset((ruleset, side?: Side): readonly Ability[] => {
  const official = selectableIn(ruleset, abilities, side);
  const own = ownAbilityIds(ruleset).filter((id) => {
    const rules = rulesOfAbility(ruleset, id);
    return side ? rules[side] : true;
  });
  return [...official, ...own];
});

/** The official abilities that a member of a team can have: those of any screen, and of battles. */
export const memberAbilities = Object.keys(abilities) as readonly OfficialAbility[];

/**
 * The abilities that change a hit of a battle in the ruleset, on either side.
 */
export const battleAbilitiesIn = oncePerRuleset((ruleset): readonly Ability[] => {
  const official = memberAbilities.filter((ability) => isRowIn(ruleset, abilities[ability]));
  return [...official, ...ownAbilityIds(ruleset)];
});

function ownAbilityIds(ruleset: Ruleset): OwnAbilityId[] {
  return isOwnGame(ruleset) ? (ruleset.abilities ?? []).map(({ id }) => id) : [];
}
