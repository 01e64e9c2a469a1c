import { afterNine } from './generation.ts';
import {
  absorbs,
  byAttack,
  has,
  lifted,
  named,
  type Rule,
  superEffective,
  underSun,
  unmasksGhost,
} from './rule.ts';
import type { Type } from './type.ts';

/*
 * Sources are lines of the battle simulator @pkmn/sim 0.10.11, data/abilities.js, by the
 * ability's own name, unless a row says otherwise; docs/effects.md lists what was left out.
 */

/** Normal attacks take the type, with 1.2 times the power since generation 7. */
function fromNormal(type: Type): Pick<Rule, 'retypes' | 'multiplies'> {
  return {
    retypes: (before) => (before === 'normal' ? type : before),
    multiplies: (hit) => (hit.ownType === 'normal' ? 1.2 : 1),
  };
}

/** The field's Dark or Fairy attacks are stronger, or weaker where Aura Break turns it around. */
function aura(type: Type): Rule {
  return {
    since: 6,
    multiplies: (hit) => {
      if (hit.type !== type) return 1;
      return has(hit, 'aura_break') ? 0.75 : 5448 / 4096;
    },
  };
}

/** Abilities of either side that act on the whole field. */
const fieldAbilities = named({
  // Strong winds, sim: data/conditions.js deltastream
  delta_stream: { since: 6, raises: 'strong_winds' },
  desolate_land: { since: 6, raises: 'desolate_land' },
  primordial_sea: { since: 6, raises: 'primordial_sea' },
  dark_aura: aura('dark'),
  fairy_aura: aura('fairy'),
  aura_break: { since: 6, breakable: true, unticked: true },
  cloud_nine: { since: 3, stillsWeather: true },
  air_lock: { since: 3, stillsWeather: true },
});

/** Abilities of the Pokémon that is hit. */
export const defenderAbilities = {
  ...named({
    // Airborne, sim: sim/pokemon.js isGrounded
    levitate: { since: 3, breakable: true, ...lifted },
    eelevate: { since: afterNine, breakable: true, ...lifted },
    earth_eater: { since: 9, breakable: true, ...absorbs('ground') },
    flash_fire: { since: 3, breakable: true, ...absorbs('fire') },
    well_baked_body: { since: 9, breakable: true, ...absorbs('fire') },
    dry_skin: { since: 4, breakable: true, ...absorbs('water'), ...byAttack({ fire: 1.25 }) },
    water_absorb: { since: 3, breakable: true, ...absorbs('water') },
    // In generations 3 and 4 these two only redirected; gen2 shows generation 5.
    storm_drain: { since: 4, breakable: true, ...absorbs('water') },
    lightning_rod: { since: 3, breakable: true, ...absorbs('electric') },
    volt_absorb: { since: 3, breakable: true, ...absorbs('electric') },
    motor_drive: { since: 4, breakable: true, ...absorbs('electric') },
    sap_sipper: { since: 5, breakable: true, ...absorbs('grass') },
    thick_fat: { since: 3, breakable: true, ...byAttack({ fire: 0.5, ice: 0.5 }) },
    heatproof: { since: 4, breakable: true, ...byAttack({ fire: 0.5 }) },
    water_bubble: { since: 7, breakable: true, ...byAttack({ fire: 0.5 }) },
    purifying_salt: { since: 9, breakable: true, ...byAttack({ ghost: 0.5 }) },
    // Against attacks without contact, which this calculator assumes.
    fluffy: { since: 7, breakable: true, ...byAttack({ fire: 2 }) },
    filter: { since: 4, breakable: true, ...superEffective(0.75) },
    solid_rock: { since: 4, breakable: true, ...superEffective(0.75) },
    prism_armor: { since: 7, ...superEffective(0.75) },
    // At full HP, which this calculator assumes; sim: sim/pokemon.js runEffectiveness
    tera_shell: {
      since: 9,
      breakable: true,
      decides: (effectiveness, hit) =>
        effectiveness >= 1 && hit.type !== 'typeless' ? 0.5 : effectiveness,
    },
    wonder_guard: {
      since: 3,
      breakable: true,
      decides: (effectiveness, hit) =>
        effectiveness <= 1 && hit.type !== 'typeless' ? 0 : effectiveness,
    },
  }),
  ...fieldAbilities,
};

/** Abilities of the Pokémon that attacks. */
export const attackerAbilities = {
  ...named({
    scrappy: { since: 4, ...unmasksGhost },
    minds_eye: { since: 9, ...unmasksGhost },
    tinted_lens: {
      since: 4,
      multiplies: ({ effectiveness }) => (effectiveness > 0 && effectiveness < 1 ? 2 : 1),
    },
    neuroforce: { since: 7, ...superEffective(1.25) },
    mold_breaker: { since: 4, breaks: true },
    teravolt: { since: 5, breaks: true },
    turboblaze: { since: 5, breaks: true },
    normalize: {
      since: 4,
      retypes: (type) => (type === 'stellar' || type === 'typeless' ? type : 'normal'),
      // Generation 5 knew no such bonus.
      multiplies: ({ generation, ownType }) =>
        generation === 'default' && ownType !== 'stellar' && ownType !== 'typeless' ? 1.2 : 1,
    },
    aerilate: { since: 6, ...fromNormal('flying') },
    pixilate: { since: 6, ...fromNormal('fairy') },
    refrigerate: { since: 6, ...fromNormal('ice') },
    galvanize: { since: 7, ...fromNormal('electric') },
    dragonize: { since: afterNine, ...fromNormal('dragon') },
    // The attack is taken to be a sound; none of the moves in move.ts is one.
    liquid_voice: {
      since: 7,
      retypes: (type, { move }) => (move ? type : 'water'),
    },
    water_bubble: { since: 7, ...byAttack({ water: 2 }) },
    steelworker: { since: 7, ...byAttack({ steel: 1.5 }) },
    steely_spirit: { since: 8, ...byAttack({ steel: 1.5 }) },
    transistor: { since: 8, ...byAttack({ electric: 1.3 }) },
    dragons_maw: { since: 8, ...byAttack({ dragon: 1.5 }) },
    rocky_payload: { since: 9, ...byAttack({ rock: 1.5 }) },
    fire_mane: { since: afterNine, ...byAttack({ fire: 1.5 }) },
    // A sun of its own, whatever the weather.
    mega_sol: { since: afterNine, unticked: true, multiplies: underSun },
    // With little HP, in a sandstorm, after a charge: taken to be so.
    blaze: { since: 3, unticked: true, ...byAttack({ fire: 1.5 }) },
    torrent: { since: 3, unticked: true, ...byAttack({ water: 1.5 }) },
    overgrow: { since: 3, unticked: true, ...byAttack({ grass: 1.5 }) },
    swarm: { since: 3, unticked: true, ...byAttack({ bug: 1.5 }) },
    flash_fire: { since: 3, unticked: true, ...byAttack({ fire: 1.5 }) },
    sand_force: {
      since: 5,
      unticked: true,
      ...byAttack({ rock: 1.3, ground: 1.3, steel: 1.3 }),
    },
    electromorphosis: { since: 9, unticked: true, ...byAttack({ electric: 2 }) },
    wind_power: { since: 9, unticked: true, ...byAttack({ electric: 2 }) },
  }),
  ...fieldAbilities,
};

export type DefenderAbility = keyof typeof defenderAbilities;
export type AttackerAbility = keyof typeof attackerAbilities;
