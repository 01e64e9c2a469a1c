import { describe, expect, it } from 'vitest';
import { defense } from '#core/answers/defense.ts';
import { abilities, type OfficialAbility } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { type Item, items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import type { Side } from '#core/rules/rule.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { namesOn } from '#tests/engineRows.ts';
import { matchup } from './effectiveness.ts';
import { countOutcomes } from './outcome.ts';
import { type Attack, type Defender, type World, worldIn } from './situation.ts';

/** Attack, defender, effectiveness, multiplier, and the title of the test. */
type Row = [attack: string, defender: string, effectiveness: number, multiplier: number, string];

const modern = worldIn('default');
const gen2 = worldIn('gen2');
const gen1 = worldIn('gen1');
const inverse = worldIn('default', true);

function testRows(world: World, rows: Row[]): void {
  for (const [attack, defender, effectiveness, multiplier, title] of rows) {
    it(`${title} (${attack} on ${defender})`, () => {
      const answer = matchup(attackOf(attack), defenderOf(defender), world);
      expect(answer).toMatchObject({ effectiveness, multiplier });
      expect(answer.factors.reduce((product, { factor }) => product * factor, 1)).toBe(multiplier);
    });
  }
}

/** Parses `fire blaze active`: a type or a move, then the attacker's abilities and item. */
function attackOf(text: string): Attack {
  const [first, ...rest] = text.split(' ');
  const attack = { abilities: [] as string[] };
  for (const word of rest) {
    if (word === 'active') Object.assign(attack, { isAbilityTriggered: true });
    else addRule(attack, word, 'attacking');
  }
  return Object.assign(attack, first! in moves ? { move: first } : { type: first }) as Attack;
}

/** Parses `fire/flying tera:water levitate gravity`: the typing, then the rest of the defender. */
function defenderOf(text: string): Defender {
  const [typing, ...rest] = text.split(' ');
  const defender = {
    typing: typing!.split('/'),
    abilities: [] as string[],
    conditions: [] as string[],
  };
  for (const word of rest) {
    if (word in conditions) defender.conditions.push(word);
    else if (word.startsWith('tera:')) Object.assign(defender, { tera: word.slice(5) });
    else addRule(defender, word.replace('ability:', ''), 'defending');
  }
  return defender as unknown as Defender;
}

/** Adds the ability or the item, which must have an effect on the side. */
function addRule(battler: { abilities: string[] }, word: string, side: Side): void {
  if (namesOn(side, 'default', abilities).includes(word as OfficialAbility))
    battler.abilities.push(word);
  else if (namesOn(side, 'default', items).includes(word as Item))
    Object.assign(battler, { item: word });
  else throw new Error(`No table has ${word}.`);
}

describe('types in generation 1', () => {
  testRows(gen1, [
    ['ghost', 'psychic', 0, 0, 'Psychic is immune to Ghost'],
    ['bug', 'poison', 2, 2, 'Bug hits Poison for 2'],
    ['poison', 'bug', 2, 2, 'Poison hits Bug for 2'],
    ['ice', 'fire', 1, 1, 'Fire does not resist Ice'],
    ['bug', 'psychic/grass', 4, 4, 'Exeggcute takes 4 from Bug'],
    ['poison', 'bug/grass', 4, 4, 'Paras takes 4 from Poison'],
    ['bug', 'grass/poison', 4, 4, 'Bulbasaur takes 4 from Bug'],
    ['ground', 'rock/flying', 0, 0, 'Aerodactyl takes nothing from Ground'],
    ['electric', 'water/flying', 4, 4, 'Gyarados takes 4 from Electric'],
    ['struggle', 'ghost', 0, 0, 'Struggle is Normal: Ghost is immune'],
    ['struggle', 'rock', 0.5, 0.5, 'Struggle is Normal: Rock resists'],
  ]);
});

describe('types in generations 2 to 5', () => {
  testRows(gen2, [
    ['ghost', 'psychic', 2, 2, 'Ghost hits Psychic for 2'],
    ['bug', 'poison', 0.5, 0.5, 'Poison resists Bug'],
    ['poison', 'bug', 1, 1, 'Poison hits Bug for 1'],
    ['ice', 'fire', 0.5, 0.5, 'Fire resists Ice'],
    ['bug', 'grass/poison', 1, 1, 'Bulbasaur takes 1 from Bug'],
    ['poison', 'bug/grass', 2, 2, 'Paras takes 2 from Poison'],
    ['dark', 'steel', 0.5, 0.5, 'Steel resists Dark'],
    ['ghost', 'steel', 0.5, 0.5, 'Steel resists Ghost'],
    ['ghost', 'steel/psychic', 1, 1, 'Metagross takes 1 from Ghost'],
    ['struggle', 'ghost', 1, 1, 'Struggle is typeless'],
  ]);
});

describe('types since generation 6', () => {
  testRows(modern, [
    ['ghost', 'steel', 1, 1, 'Steel no longer resists Ghost'],
    ['dark', 'steel', 1, 1, 'Steel no longer resists Dark'],
    ['ghost', 'steel/psychic', 2, 2, 'Metagross takes 2 from Ghost'],
    ['dragon', 'fairy', 0, 0, 'Fairy is immune to Dragon'],
    ['dragon', 'dragon/fairy', 0, 0, 'a weakness does not undo an immunity: 2 × 0'],
    ['normal', 'normal/ghost', 0, 0, 'Hisuian Zoroark takes nothing from Normal'],
    ['ghost', 'normal/ghost', 0, 0, 'Hisuian Zoroark takes nothing from Ghost: 0 × 2'],
    ['poison', 'steel/grass', 0, 0, 'Ferrothorn takes nothing from Poison: 0 × 2'],
    ['electric', 'ground/water', 0, 0, 'Quagsire takes nothing from Electric: 0 × 2'],
    ['psychic', 'dark/poison', 0, 0, 'Alolan Muk takes nothing from Psychic: 0 × 2'],
    ['fighting', 'ghost/dark', 0, 0, 'Sableye takes nothing from Fighting: 0 × 2'],
    ['rock', 'fire/flying', 4, 4, 'Charizard takes 4 from Rock'],
    ['fire', 'grass/steel', 4, 4, 'Ferrothorn takes 4 from Fire'],
    ['water', 'ground/rock', 4, 4, 'Geodude takes 4 from Water'],
    ['fire', 'water/dragon', 0.25, 0.25, 'Kingdra takes ¼ from Fire'],
    ['fire', 'grass/steel/ice', 8, 8, 'three weaknesses: 2 × 2 × 2'],
    ['fire', 'water/dragon/rock', 0.125, 0.125, 'three resistances: ½ × ½ × ½'],
    ['normal', 'rock/steel/ghost', 0, 0, 'Trick-or-Treat adds Ghost, which is immune'],
    ['ground', 'grass/flying/fire', 0, 0, 'one immunity among three types'],
    ['fire', 'water/dragon/grass', 0.5, 0.5, "Forest's Curse adds Grass: ½ × ½ × 2"],
    ['struggle', 'ghost', 1, 1, 'Struggle hits Ghost'],
    ['struggle', 'rock/steel', 1, 1, 'Struggle is never resisted'],
    ['struggle', 'normal/ghost/rock', 1, 1, 'Struggle ignores a third type too'],
  ]);
});

describe('Tera', () => {
  testRows(modern, [
    ['ground', 'fire/flying tera:fire', 2, 2, 'Tera Fire drops Flying'],
    ['fighting', 'normal tera:ghost', 0, 0, 'Tera Ghost is immune to Fighting'],
    ['fire', 'water/dragon/ghost tera:grass', 2, 2, 'Tera Grass drops an added type too'],
    ['rock', 'fire/flying tera:stellar', 4, 4, 'Tera Stellar keeps the types'],
    ['normal', 'fire/flying/ghost tera:stellar', 0, 0, 'Tera Stellar keeps an added type'],
    ['stellar', 'rock/steel', 1, 1, 'Stellar is 1 against the rest'],
    ['stellar', 'rock/steel tera:fire', 2, 2, 'Stellar is 2 against the Terastallized'],
    ['stellar', 'rock/steel tera:stellar', 2, 2, 'Stellar is 2 against Tera Stellar'],
    ['stellar', 'normal tera:ghost', 2, 2, 'nothing is immune to Stellar'],
    ['stellar', 'normal tera:normal filter', 2, 1.5, 'Filter and the 2 of Stellar'],
    ['stellar', 'normal tera:normal tera_shell', 0.5, 0.5, 'Tera Shell halves Stellar'],
    ['electric', 'water tera:water volt_absorb', 0, 0, 'Tera does not switch an ability off'],
  ]);
});

describe('abilities that absorb a type', () => {
  testRows(modern, [
    ['ground', 'electric levitate', 0, 0, 'Levitate'],
    ['ground', 'electric eelevate', 0, 0, 'Eelevate'],
    ['ground', 'electric/flying levitate', 0, 0, 'Levitate and Flying'],
    ['electric', 'water levitate', 2, 2, 'Levitate affects only Ground'],
    ['ground', 'fire earth_eater', 0, 0, 'Earth Eater'],
    ['fire', 'grass/steel flash_fire', 0, 0, 'Flash Fire despite a weakness of 4'],
    ['fire', 'grass/steel well_baked_body', 0, 0, 'Well-Baked Body'],
    ['water', 'grass/bug dry_skin', 0, 0, 'Dry Skin and Water'],
    ['water', 'fire water_absorb', 0, 0, 'Water Absorb'],
    ['water', 'fire storm_drain', 0, 0, 'Storm Drain'],
    ['electric', 'water/flying lightning_rod', 0, 0, 'Lightning Rod'],
    ['electric', 'water volt_absorb', 0, 0, 'Volt Absorb'],
    ['electric', 'water motor_drive', 0, 0, 'Motor Drive'],
    ['grass', 'water/ground sap_sipper', 0, 0, 'Sap Sipper'],
    ['fire', 'grass sap_sipper', 2, 2, 'Sap Sipper affects only Grass'],
    ['stellar', 'fire flash_fire', 1, 1, 'no ability absorbs Stellar'],
    ['ground', 'fire/flying earth_eater gravity', 0, 0, 'Earth Eater blocks under Gravity'],
    ['thousand_arrows', 'fire/flying earth_eater', 0, 0, 'Earth Eater blocks Thousand Arrows'],
    ['ground', 'electric levitate ring_target', 0, 0, 'Ring Target does not cancel Levitate'],
    ['fire', 'grass flash_fire ring_target', 0, 0, 'Ring Target does not cancel Flash Fire'],
  ]);
  testRows(gen2, [
    // Until generation 4 these two only redirect (2 here); gen2 has the rules of generation 5.
    ['water', 'fire storm_drain', 0, 0, 'Storm Drain in generation 5'],
    ['electric', 'water lightning_rod', 0, 0, 'Lightning Rod in generation 5'],
    ['ground', 'steel/psychic levitate', 0, 0, 'Levitate in generation 5'],
  ]);
});

describe('abilities that change damage and not effectiveness', () => {
  testRows(modern, [
    ['fire', 'normal dry_skin', 1, 1.25, 'Dry Skin and Fire: still effective, 1.25'],
    ['fire', 'grass/bug dry_skin', 4, 5, 'Dry Skin on Parasect: 4 × 1.25'],
    ['fire', 'normal fluffy', 1, 2, 'Fluffy and Fire: still effective, 2'],
    ['fire', 'grass/steel fluffy', 4, 8, 'Fluffy: 4 × 2'],
    ['fire', 'water fluffy', 0.5, 1, 'Fluffy: ½ × 2'],
    ['fire', 'normal thick_fat', 1, 0.5, 'Thick Fat and Fire'],
    ['ice', 'normal thick_fat', 1, 0.5, 'Thick Fat and Ice'],
    ['ice', 'fire thick_fat', 0.5, 0.25, 'Thick Fat: ½ × ½'],
    ['water', 'fire thick_fat', 2, 2, 'Thick Fat affects only Fire and Ice'],
    ['ghost', 'ghost purifying_salt', 2, 1, 'Purifying Salt: 2 × ½'],
    ['ghost', 'normal purifying_salt', 0, 0, 'Purifying Salt on an immunity'],
    ['fire', 'bug/grass heatproof', 4, 2, 'Heatproof: 4 × ½'],
    ['fire', 'water water_bubble', 0.5, 0.25, 'Water Bubble on defense: ½ × ½'],
    ['water', 'fire water_bubble', 2, 2, 'Water Bubble on defense affects only Fire'],
  ]);
});

describe('abilities that depend on effectiveness', () => {
  testRows(modern, [
    ['fire', 'grass filter', 2, 1.5, 'Filter: 2 × 0.75'],
    ['fire', 'grass/steel solid_rock', 4, 3, 'Solid Rock: 4 × 0.75'],
    ['fire', 'grass/steel/ice prism_armor', 8, 6, 'Prism Armor: 8 × 0.75'],
    ['fire', 'normal filter', 1, 1, 'Filter does nothing at 1'],
    ['fire', 'water filter', 0.5, 0.5, 'Filter does nothing below 1'],
    ['fire', 'bug/ghost wonder_guard', 2, 2, 'Wonder Guard lets a weakness pass'],
    ['rock', 'fire/flying wonder_guard', 4, 4, 'Wonder Guard lets 4 pass'],
    ['water', 'bug/ghost wonder_guard', 0, 0, 'Wonder Guard blocks 1'],
    ['grass', 'bug/ghost wonder_guard', 0, 0, 'Wonder Guard blocks ½'],
    ['fighting', 'bug/ghost wonder_guard', 0, 0, 'Wonder Guard and an immunity'],
    ['fire', 'grass/water wonder_guard', 0, 0, 'Wonder Guard blocks 2 × ½'],
    ['stellar', 'bug/ghost wonder_guard', 0, 0, 'Wonder Guard blocks Stellar'],
    ['struggle', 'bug/ghost wonder_guard', 1, 1, 'Struggle passes Wonder Guard'],
    ['stellar', 'bug/ghost tera:bug wonder_guard', 2, 2, 'Stellar passes the Terastallized'],
    ['ground', 'electric tera:electric wonder_guard', 2, 2, 'Wonder Guard with Tera Electric'],
    ['water tinted_lens', 'bug/ghost wonder_guard', 0, 0, 'Tinted Lens does not pass Wonder Guard'],
    ['fighting', 'normal tera_shell', 0.5, 0.5, 'Tera Shell: 2 becomes ½'],
    ['water', 'normal tera_shell', 0.5, 0.5, 'Tera Shell: 1 becomes ½'],
    ['fire', 'grass/steel tera_shell', 0.5, 0.5, 'Tera Shell: 4 becomes ½, not 2'],
    ['fire', 'grass/steel/ice tera_shell', 0.5, 0.5, 'Tera Shell: 8 becomes ½'],
    ['grass', 'fire tera_shell', 0.5, 0.5, 'Tera Shell: ½ stays'],
    // As in the simulators, where Tera Shell never makes a hit stronger; see docs/effects.md.
    ['grass', 'fire/flying tera_shell', 0.25, 0.25, 'Tera Shell: ¼ stays'],
    ['fire', 'water/dragon/rock tera_shell', 0.125, 0.125, 'Tera Shell: ⅛ stays'],
    ['ghost', 'normal tera_shell', 0, 0, 'Tera Shell: an immunity stays'],
    ['stellar', 'normal tera_shell', 0.5, 0.5, 'Tera Shell and Stellar'],
    ['struggle', 'normal tera_shell', 1, 1, 'Struggle ignores Tera Shell'],
    ['fighting tinted_lens', 'normal tera_shell', 0.5, 1, 'Tera Shell, then Tinted Lens: ½ × 2'],
    ['normal scrappy', 'ghost tera_shell', 0.5, 0.5, 'Tera Shell halves the 1 of Scrappy'],
  ]);
});

describe('Mold Breaker and its siblings', () => {
  testRows(modern, [
    ['ground mold_breaker', 'electric levitate', 2, 2, 'Mold Breaker and Levitate'],
    ['ground mold_breaker', 'electric/flying levitate', 0, 0, 'Mold Breaker keeps Flying'],
    ['fire mold_breaker', 'grass/steel filter', 4, 4, 'Mold Breaker and Filter'],
    ['fire mold_breaker', 'grass/steel prism_armor', 4, 3, 'Mold Breaker and Prism Armor'],
    ['fire teravolt', 'normal flash_fire', 1, 1, 'Teravolt and Flash Fire'],
    ['ice turboblaze', 'normal thick_fat', 1, 1, 'Turboblaze and Thick Fat'],
    ['water mold_breaker', 'bug/ghost wonder_guard', 1, 1, 'Mold Breaker and Wonder Guard'],
    ['ground mold_breaker', 'electric air_balloon', 0, 0, 'Mold Breaker does not affect items'],
    ['ground mold_breaker', 'electric levitate ability_shield', 0, 0, 'Ability Shield protects it'],
    ['sunsteel_strike', 'ice tera_shell', 2, 2, 'Sunsteel Strike and Tera Shell'],
    ['moongeist_beam', 'ghost purifying_salt', 2, 2, 'Moongeist Beam'],
    ['photon_geyser', 'poison filter', 2, 2, 'Photon Geyser'],
    ['electric mold_breaker', 'flying delta_stream', 1, 1, 'Mold Breaker and Delta Stream'],
  ]);
});

describe('abilities of the attacker', () => {
  testRows(modern, [
    ['normal scrappy', 'ghost', 1, 1, 'Scrappy'],
    ['fighting scrappy', 'ghost/dark', 2, 2, 'Scrappy: 1 × 2'],
    ['fighting minds_eye', 'ghost/psychic', 0.5, 0.5, "Mind's Eye: 1 × ½"],
    ['normal minds_eye', 'ghost', 1, 1, "Mind's Eye with Normal"],
    ['ghost scrappy', 'normal', 0, 0, 'Scrappy does not help Ghost'],
    ['poison scrappy', 'steel', 0, 0, 'Scrappy does not help Poison'],
    ['rock tinted_lens', 'fighting', 0.5, 1, 'Tinted Lens: ½ becomes 1'],
    ['grass tinted_lens', 'fire/flying', 0.25, 0.5, 'Tinted Lens: ¼ becomes ½, not 1'],
    ['fire tinted_lens', 'water/dragon/rock', 0.125, 0.25, 'Tinted Lens: ⅛ becomes ¼'],
    ['normal tinted_lens', 'ghost', 0, 0, 'Tinted Lens: 0 stays'],
    ['fire tinted_lens', 'normal', 1, 1, 'Tinted Lens: 1 stays'],
    ['bug tinted_lens', 'grass', 2, 2, 'Tinted Lens: 2 stays'],
    ['fire tinted_lens', 'water thick_fat', 0.5, 0.5, 'Tinted Lens, Thick Fat: ½ × ½ × 2'],
    ['fire tinted_lens', 'normal thick_fat', 1, 0.5, 'Tinted Lens ignores Thick Fat'],
    ['fire tinted_lens', 'water dry_skin', 0.5, 1.25, 'Tinted Lens, Dry Skin: ½ × 1.25 × 2'],
    ['fire neuroforce', 'grass', 2, 2.5, 'Neuroforce: 2 × 1.25'],
    ['fire neuroforce', 'normal', 1, 1, 'Neuroforce does nothing at 1'],
    ['fire neuroforce', 'normal fluffy', 1, 2, 'Neuroforce ignores Fluffy'],
    ['fire normalize', 'rock', 0.5, 0.6, 'Normalize: Fire becomes Normal'],
    ['fire normalize', 'ghost', 0, 0, 'Normalize: Ghost is immune'],
    ['normal normalize', 'dark', 1, 1.2, 'Normalize with Normal'],
    ['stellar normalize', 'rock', 1, 1, 'Normalize does not change Stellar'],
    ['normal aerilate', 'grass', 2, 2.4, 'Aerilate: Flying'],
    ['normal pixilate', 'dragon', 2, 2.4, 'Pixilate: Fairy'],
    ['normal refrigerate', 'grass', 2, 2.4, 'Refrigerate: Ice'],
    ['normal galvanize', 'water', 2, 2.4, 'Galvanize: Electric'],
    ['normal galvanize', 'ground', 0, 0, 'Galvanize: Ground is immune'],
    ['normal dragonize', 'dragon', 2, 2.4, 'Dragonize: Dragon'],
    ['normal pixilate', 'ghost', 1, 1.2, 'Pixilate: Fairy hits Ghost'],
    ['fire pixilate', 'dragon', 0.5, 0.5, 'Pixilate affects only Normal'],
    ['normal liquid_voice', 'fire', 2, 2, 'Liquid Voice: Water'],
    ['struggle pixilate', 'dragon', 1, 1, 'Struggle gets no type'],
    ['struggle normalize', 'ghost', 1, 1, 'Struggle is not normalized'],
    ['water water_bubble', 'fire', 2, 4, 'Water Bubble: Water × 2'],
    ['steel steelworker', 'ice', 2, 3, 'Steelworker: Steel × 1.5'],
    ['steel steely_spirit', 'ice', 2, 3, 'Steely Spirit: Steel × 1.5'],
    ['electric transistor', 'water', 2, 2.6, 'Transistor: Electric × 1.3'],
    ['dragon dragons_maw', 'dragon', 2, 3, "Dragon's Maw: Dragon × 1.5"],
    ['rock rocky_payload', 'fire', 2, 3, 'Rocky Payload: Rock × 1.5'],
    ['fire fire_mane', 'grass', 2, 3, 'Fire Mane: Fire × 1.5'],
    ['fire mega_sol', 'grass', 2, 3, 'Mega Sol: Fire × 1.5'],
    ['water mega_sol', 'fire', 2, 1, 'Mega Sol: Water × ½'],
    ['fire blaze active', 'grass', 2, 3, 'Blaze: Fire × 1.5'],
    ['fire blaze', 'grass', 2, 2, 'Blaze with much HP'],
    ['fire flash_fire', 'grass', 2, 2, 'Flash Fire before a Fire attack'],
    ['ground sand_force', 'fire', 2, 2, 'Sand Force without a sandstorm'],
    ['electric electromorphosis wind_power', 'water', 2, 2, 'no charge'],
    ['water torrent active', 'fire', 2, 3, 'Torrent: Water × 1.5'],
    ['grass overgrow active', 'water', 2, 3, 'Overgrow: Grass × 1.5'],
    ['bug swarm active', 'grass', 2, 3, 'Swarm: Bug × 1.5'],
    ['fire flash_fire active', 'grass', 2, 3, 'Flash Fire of the attacker: Fire × 1.5'],
    ['rock sand_force active', 'fire', 2, 2.6, 'Sand Force: Rock × 1.3'],
    ['ground sand_force active', 'fire', 2, 2.6, 'Sand Force: Ground × 1.3'],
    ['steel sand_force active', 'ice', 2, 2.6, 'Sand Force: Steel × 1.3'],
    ['electric electromorphosis active', 'water', 2, 4, 'Electromorphosis: Electric × 2'],
    ['electric wind_power active', 'water', 2, 4, 'Wind Power: Electric × 2'],
    ['fire expert_belt', 'grass', 2, 2.4, 'Expert Belt: 2 × 1.2'],
    ['fire expert_belt', 'water', 0.5, 0.5, 'Expert Belt and a resistance'],
    ['fire expert_belt', 'normal dry_skin', 1, 1.25, 'Expert Belt ignores Dry Skin'],
    ['fire expert_belt', 'grass tera_shell', 0.5, 0.5, 'Expert Belt applies after Tera Shell'],
    ['dark dark_aura', 'normal', 1, 5448 / 4096, 'Dark Aura'],
    ['fairy', 'normal fairy_aura', 1, 5448 / 4096, 'Fairy Aura of the defender'],
    ['dark aura_break', 'normal dark_aura', 1, 0.75, 'Aura Break reverses Dark Aura'],
    ['fire dark_aura', 'normal', 1, 1, 'Dark Aura affects only Dark'],
    ['fire fairy_aura', 'normal aura_break', 1, 1, 'Aura Break and Fairy Aura affect only Fairy'],
    ['dark aura_break', 'normal', 1, 1, 'Aura Break without an aura'],
  ]);
  testRows(gen2, [
    ['fire normalize', 'rock', 0.5, 0.5, 'Normalize without a bonus'],
    ['normal scrappy', 'ghost', 1, 1, 'Scrappy in generation 5'],
    ['ghost tinted_lens', 'steel', 0.5, 1, 'Tinted Lens in generation 5'],
  ]);
});

describe('several abilities at once', () => {
  testRows(modern, [
    ['ground', 'electric levitate thick_fat', 0, 0, 'Levitate with Thick Fat'],
    ['fire', 'grass levitate thick_fat', 2, 1, 'Thick Fat with Levitate'],
    ['fire', 'grass/steel filter solid_rock', 4, 2.25, 'Filter and Solid Rock: 4 × 0.75 × 0.75'],
    ['fire', 'grass/steel/ice filter solid_rock prism_armor', 8, 3.375, 'and Prism Armor'],
    ['fire', 'normal heatproof thick_fat', 1, 0.25, 'Heatproof and Thick Fat: ½ × ½'],
    ['fire', 'normal dry_skin fluffy', 1, 2.5, 'Dry Skin and Fluffy: 1.25 × 2'],
    ['fire', 'normal thick_fat thick_fat', 1, 0.5, 'the same ability twice acts once'],
    ['water', 'fire water_absorb wonder_guard', 0, 0, 'Water Absorb with Wonder Guard'],
    ['ground', 'fire water_absorb wonder_guard', 2, 2, 'a weakness passes both'],
    ['dark', 'fire water_absorb wonder_guard', 0, 0, 'Wonder Guard with Water Absorb'],
    ['fighting', 'normal tera_shell wonder_guard', 0, 0, 'Wonder Guard applies after Tera Shell'],
    ['fighting', 'normal wonder_guard tera_shell', 0, 0, 'in either order'],
    ['ground mold_breaker', 'electric levitate prism_armor', 2, 1.5, 'Mold Breaker ignores one'],
    ['ground mold_breaker', 'fire levitate earth_eater filter', 2, 2, 'Mold Breaker ignores each'],
    ['ground mold_breaker', 'fire levitate filter ability_shield', 0, 0, 'with Ability Shield'],
    ['normal tinted_lens aerilate', 'rock', 0.5, 1.2, 'Tinted Lens and Aerilate: ½ × 2 × 1.2'],
    ['normal aerilate tinted_lens', 'rock', 0.5, 1.2, 'Aerilate and Tinted Lens'],
    ['normal scrappy aerilate', 'ghost', 1, 1.2, 'Aerilate with Scrappy'],
    ['normal scrappy tinted_lens', 'ghost/rock', 0.5, 1, 'Scrappy and Tinted Lens: 1 × ½ × 2'],
    ['fighting scrappy neuroforce', 'ghost/dark', 2, 2.5, 'Scrappy and Neuroforce: 1 × 2 × 1.25'],
    ['fire normalize aerilate', 'grass', 2, 2.4, 'Normalize, then Aerilate, whose bonus counts'],
    ['fire aerilate normalize', 'grass', 2, 2.4, 'in either order'],
    ['normal aerilate pixilate', 'dragon', 1, 1.2, 'Pixilate does not apply after Aerilate'],
    ['normal liquid_voice aerilate', 'fire', 2, 2.4, 'Aerilate, then Liquid Voice'],
    ['water water_bubble torrent active', 'fire', 2, 6, 'Water Bubble and Torrent: 2 × 2 × 1.5'],
    ['electric wind_power electromorphosis active', 'water', 2, 4, 'a charge counts once'],
    ['dark dark_aura', 'normal dark_aura', 1, 5448 / 4096, 'Dark Aura of both counts once'],
    ['dark', 'normal dark_aura aura_break', 1, 0.75, 'Aura Break with Dark Aura'],
    ['dark mold_breaker', 'normal dark_aura aura_break', 1, 5448 / 4096, 'Aura Break ignored'],
    ['dark mold_breaker aura_break', 'normal dark_aura aura_break', 1, 0.75, 'but not its own'],
    ['fire desolate_land primordial_sea', 'normal', 0, 0, 'the last weather counts'],
    ['fire primordial_sea desolate_land', 'normal', 1, 1.5, 'the last weather counts, reversed'],
    ['fire primordial_sea', 'normal ability:desolate_land', 1, 1.5, "the defender's is last"],
    ['electric', 'flying delta_stream cloud_nine', 2, 2, 'Cloud Nine with Delta Stream'],
  ]);
  testRows(gen2, [
    ['fire', 'grass/steel filter solid_rock thick_fat', 4, 1.125, 'three in generation 5'],
    ['fire normalize tinted_lens', 'rock', 0.5, 1, 'Normalize has no bonus in generation 5'],
  ]);

  it.each<[string, Attack, Defender]>([
    ['defender', { type: 'fire' }, { typing: ['water'], abilities: ['tinted_lens'] }],
    ['attacker', { type: 'fire', abilities: ['thick_fat'] }, { typing: ['water'] }],
  ])('without an effect on their side: %s', (_, attack, defender) => {
    expect(matchup(attack, defender, modern)).toEqual(
      matchup({ type: 'fire' }, { typing: ['water'] }, modern),
    );
  });
});

describe('Freeze-Dry', () => {
  testRows(modern, [
    ['freeze_dry', 'water', 2, 2, 'Water is weak to it'],
    ['freeze_dry', 'grass', 2, 2, 'it is Ice to any other type'],
    ['freeze_dry', 'water/ground', 4, 4, 'Swampert: 2 × 2'],
    ['freeze_dry', 'water/ice', 1, 1, 'Lapras: 2 × ½'],
    ['freeze_dry', 'water/dragon', 4, 4, 'Kingdra: 2 × 2'],
    ['freeze_dry', 'water/ground tera:ground', 2, 2, 'Tera Ground: only Ground counts'],
    ['freeze_dry', 'water/ground tera:stellar', 4, 4, 'Tera Stellar: the types stay'],
    ['freeze_dry', 'fire tera:water', 2, 2, 'Tera Water'],
    ['freeze_dry normalize', 'water', 2, 2.4, 'turned Normal by Normalize, Water is still 2'],
    ['freeze_dry', 'water electrify', 2, 2, 'turned Electric by Electrify, Water is still 2'],
    ['freeze_dry', 'grass electrify', 0.5, 0.5, 'turned Electric by Electrify, Grass resists'],
    ['freeze_dry', 'water wonder_guard', 2, 2, 'it passes Wonder Guard on Water'],
    ['freeze_dry', 'water thick_fat', 2, 1, 'Thick Fat: 2 × ½'],
    ['freeze_dry', 'water water_absorb', 2, 2, 'Water Absorb does not apply'],
    ['freeze_dry', 'water yache_berry', 2, 1, 'the berry against Ice halves it'],
  ]);
  testRows(inverse, [['freeze_dry', 'water', 2, 2, 'Water stays 2 in an inverse battle']]);
});

describe('Thousand Arrows', () => {
  testRows(modern, [
    ['thousand_arrows', 'flying', 1, 1, 'hits Flying for 1'],
    ['thousand_arrows', 'fire/flying', 1, 1, 'Fire and Flying: 1, not 2'],
    ['thousand_arrows', 'rock/flying', 1, 1, 'Rock and Flying: 1, not 2'],
    ['thousand_arrows', 'grass/flying', 1, 1, 'Grass and Flying: 1, not ½'],
    ['thousand_arrows', 'fire', 2, 2, 'is Ground on grounded Pokémon'],
    ['thousand_arrows', 'electric levitate', 2, 2, 'Levitate without Flying'],
    ['thousand_arrows', 'steel/psychic levitate', 2, 2, 'Bronzong'],
    ['thousand_arrows', 'fire air_balloon', 2, 2, 'Air Balloon does not help'],
    ['thousand_arrows', 'fire magnet_rise', 2, 2, 'nor does Magnet Rise'],
    ['thousand_arrows', 'fire telekinesis', 2, 2, 'nor does Telekinesis'],
    ['thousand_arrows', 'fire/flying smack_down', 2, 2, 'Smack Down: the factors of the types'],
    ['thousand_arrows', 'fire/flying gravity', 2, 2, 'Gravity: the factors of the types'],
    ['thousand_arrows', 'fire/flying wonder_guard', 0, 0, 'Wonder Guard blocks 1'],
    ['thousand_arrows', 'fire/flying tera:fire', 2, 2, 'Tera Fire: no Flying type'],
  ]);
});

describe('Flying Press', () => {
  testRows(modern, [
    ['flying_press', 'normal', 2, 2, 'Normal: 2 × 1'],
    ['flying_press', 'fighting', 2, 2, 'Fighting: 1 × 2'],
    ['flying_press', 'bug', 1, 1, 'Bug: ½ × 2'],
    ['flying_press', 'rock', 1, 1, 'Rock: 2 × ½'],
    ['flying_press', 'electric', 0.5, 0.5, 'Electric: 1 × ½'],
    ['flying_press', 'ice', 2, 2, 'Ice: 2 × 1'],
    ['flying_press', 'fairy', 0.5, 0.5, 'Fairy: ½ × 1'],
    ['flying_press', 'ghost', 0, 0, 'Ghost is immune to the Fighting half'],
    ['flying_press', 'electric/flying', 0.25, 0.25, 'Zapdos: ½ × ½'],
    ['flying_press', 'grass/dark', 4, 4, 'Shiftry: 2 × 2'],
    ['flying_press', 'bug/grass', 2, 2, 'Paras: 1 × 2'],
    ['flying_press scrappy', 'ghost/grass', 2, 2, 'Scrappy: Ghost 1, Grass 1 × 2'],
    ['flying_press', 'rock filter', 1, 1, 'Filter uses the total effectiveness'],
    ['flying_press', 'normal wonder_guard', 2, 2, 'the total of 2 passes Wonder Guard'],
    ['flying_press', 'rock wonder_guard', 0, 0, 'the total of 1 does not'],
    ['flying_press', 'normal tera_shell', 0.5, 0.5, 'Tera Shell halves it once'],
    ['flying_press', 'normal chople_berry', 2, 1, 'the berry against Fighting applies'],
    ['flying_press', 'grass coba_berry', 2, 2, 'the berry against Flying does not apply'],
    ['flying_press', 'normal electrify', 1, 1, 'as Electric it still adds Flying'],
  ]);
});

describe('other moves', () => {
  testRows(modern, [
    ['nihil_light', 'dragon/fairy', 2, 2, 'Nihil Light: Fairy is 1'],
    ['nihil_light', 'fairy', 1, 1, 'Nihil Light on Fairy alone'],
    ['collision_course', 'normal', 2, (2 * 5461) / 4096, 'Collision Course when super effective'],
    ['collision_course', 'fighting', 1, 1, 'Collision Course at 1'],
    ['electro_drift', 'water', 2, (2 * 5461) / 4096, 'Electro Drift when super effective'],
    ['electro_drift', 'grass', 0.5, 0.5, 'Electro Drift when resisted'],
    ['hydro_steam', 'fire', 2, 2, 'Hydro Steam is Water'],
    ['hydro_steam', 'fire sun', 2, 3, 'Hydro Steam is stronger in the sun'],
    ['hydro_steam', 'fire rain', 2, 3, 'Hydro Steam in the rain'],
  ]);
});

describe('weather', () => {
  testRows(modern, [
    ['electric', 'flying strong_winds', 1, 1, 'strong winds and Electric'],
    ['ice', 'flying strong_winds', 1, 1, 'strong winds and Ice'],
    ['rock', 'flying strong_winds', 1, 1, 'strong winds and Rock'],
    ['ice', 'dragon/flying strong_winds', 2, 2, 'Rayquaza in strong winds: 2 × 1'],
    ['electric', 'water/flying strong_winds', 2, 2, 'Gyarados in strong winds: 2 × 1'],
    ['electric', 'grass/flying strong_winds', 0.5, 0.5, 'Jumpluff in strong winds: ½ × 1'],
    ['grass', 'flying strong_winds', 0.5, 0.5, 'strong winds keep a resistance'],
    ['ground', 'flying strong_winds', 0, 0, 'strong winds keep the immunity'],
    ['electric', 'water strong_winds', 2, 2, 'strong winds affect only Flying'],
    ['fire', 'normal delta_stream sun', 1, 1, 'Delta Stream ends the sun'],
    ['fire mega_sol', 'normal rain', 1, 1.5, 'Mega Sol ignores the rain'],
    ['hydro_steam mega_sol', 'fire', 2, 3, 'Mega Sol and Hydro Steam'],
    ['electric', 'flying delta_stream', 1, 1, 'Delta Stream sets strong winds'],
    ['ice delta_stream', 'flying', 1, 1, "the attacker's Delta Stream too"],
    ['ice', 'dragon tera:flying strong_winds', 1, 1, 'Tera Flying in strong winds'],
    ['electric', 'flying tera:water strong_winds', 2, 2, 'Tera Water in strong winds'],
    ['electric cloud_nine', 'flying strong_winds', 2, 2, 'Cloud Nine suppresses strong winds'],
    ['electric air_lock', 'flying strong_winds', 2, 2, 'Air Lock suppresses strong winds'],
    ['electric delta_stream', 'flying air_lock', 2, 2, "Air Lock suppresses the attacker's"],
    ['electric', 'flying wonder_guard strong_winds', 0, 0, 'Wonder Guard in strong winds'],
    ['water', 'fire/rock desolate_land', 0, 0, 'Desolate Land: Water fails'],
    ['water', 'fire/rock ability:desolate_land', 0, 0, 'Desolate Land as an ability'],
    ['fire', 'normal desolate_land', 1, 1.5, 'Desolate Land: Fire × 1.5'],
    ['fire', 'grass primordial_sea', 0, 0, 'Primordial Sea: Fire fails'],
    ['water', 'normal primordial_sea', 1, 1.5, 'Primordial Sea: Water × 1.5'],
    ['water air_lock', 'normal rain', 1, 1, 'Air Lock suppresses the rain'],
    ['water cloud_nine', 'fire desolate_land', 2, 2, 'Cloud Nine suppresses Desolate Land'],
    ['fire cloud_nine', 'grass primordial_sea', 2, 2, 'Cloud Nine suppresses Primordial Sea'],
    ['fire', 'normal sun', 1, 1.5, 'sun: Fire × 1.5'],
    ['water', 'normal sun', 1, 0.5, 'sun: Water × ½'],
    ['grass', 'normal sun', 1, 1, 'sun and Grass'],
    ['water', 'normal rain', 1, 1.5, 'rain: Water × 1.5'],
    ['fire', 'normal rain', 1, 0.5, 'rain: Fire × ½'],
    ['fire', 'normal utility_umbrella sun', 1, 1, 'Utility Umbrella in the sun'],
    ['water', 'fire utility_umbrella desolate_land', 0, 0, 'Desolate Land with Utility Umbrella'],
  ]);
  testRows(gen2, [['fire', 'normal rain', 1, 0.5, 'rain in generation 5']]);
});

describe('grounded and airborne Pokémon', () => {
  testRows(modern, [
    ['ground', 'steel/flying gravity', 2, 2, 'Gravity: Flying 1 (Skarmory)'],
    ['ground', 'steel/flying smack_down', 2, 2, 'Smack Down: Flying 1'],
    ['ground', 'steel/flying ingrain', 2, 2, 'Ingrain: Flying 1'],
    ['ground', 'flying gravity', 1, 1, 'Gravity on Flying alone'],
    ['ground', 'electric levitate gravity', 2, 2, 'Gravity, Levitate'],
    ['ground', 'electric levitate ingrain', 2, 2, 'Ingrain, Levitate'],
    ['ground', 'fire air_balloon', 0, 0, 'Air Balloon'],
    ['ground', 'fire air_balloon gravity', 2, 2, 'Gravity, Air Balloon'],
    ['ground', 'fire magnet_rise', 0, 0, 'Magnet Rise'],
    ['ground', 'fire magnet_rise gravity', 2, 2, 'Gravity, Magnet Rise'],
    ['ground', 'fire telekinesis', 0, 0, 'Telekinesis'],
    ['ground', 'fire telekinesis gravity', 2, 2, 'Gravity, Telekinesis'],
    ['electric', 'fire air_balloon', 1, 1, 'Air Balloon affects only Ground'],
    ['ground', 'steel/flying roost', 2, 2, 'Roost removes Flying'],
    ['ice', 'dragon/flying roost', 2, 2, 'Roost removes the weakness of Flying'],
    ['fighting', 'flying roost', 2, 2, 'Roost turns a single Flying type into Normal'],
    ['ground', 'steel/flying tera:flying roost', 0, 0, 'Roost does not remove Tera Flying'],
    ['ground', 'steel/flying tera:stellar roost', 0, 0, 'Roost does not apply to Tera Stellar'],
    ['electric', 'fire soak', 2, 2, 'Soak: only Water'],
    ['ground', 'steel/flying/grass soak', 1, 1, 'Soak takes away an added type, too'],
    ['electric', 'fire tera:grass soak', 0.5, 0.5, 'Soak does not change a Tera Type'],
    ['dark', 'fire magic_powder', 2, 2, 'Magic Powder: only Psychic'],
    ['water', 'fire burn_up', 1, 1, 'Burn Up leaves Fire without a type'],
    ['rock', 'fire/flying burn_up', 2, 2, 'Burn Up leaves the other type'],
    ['fighting', 'fire/flying burn_up roost', 1, 1, 'Burn Up and Roost: typeless, not Normal'],
    ['water', 'rock burn_up', 2, 2, 'Burn Up needs Fire'],
    ['ground', 'electric double_shock', 1, 1, 'Double Shock leaves Electric without a type'],
    ['fire', 'dragon/ground forests_curse', 1, 1, 'Forest’s Curse adds Grass: ½ × 1 × 2'],
    [
      'fire',
      'dragon/ground/ice forests_curse',
      1,
      1,
      'Forest’s Curse takes the place of a third type',
    ],
    ['fire', 'grass forests_curse', 2, 2, 'Forest’s Curse fails on Grass'],
    ['fighting', 'flying forests_curse roost', 2, 2, 'Roost and Forest’s Curse: Normal and Grass'],
    ['normal', 'water trick_or_treat', 0, 0, 'Trick-or-Treat adds Ghost'],
    ['electric', 'fire soak trick_or_treat', 2, 2, 'Trick-or-Treat after Soak: Water and Ghost'],
    ['ground', 'fire/flying iron_ball', 1, 1, 'Iron Ball on Flying: 1, not 2'],
    ['ground', 'grass/flying iron_ball', 1, 1, 'Iron Ball on Flying: 1, not ½'],
    ['ground', 'fire/flying iron_ball gravity', 2, 2, 'Iron Ball under Gravity: 2 × 1'],
    ['ground', 'electric levitate iron_ball', 2, 2, 'Iron Ball suppresses Levitate'],
    ['rock', 'fire/flying iron_ball', 4, 4, 'Iron Ball affects only Ground'],
  ]);
  testRows(gen2, [
    // In generation 4 Iron Ball makes Flying 1 (2 here), and a roosting Flying has no type (1).
    ['ground', 'steel/flying iron_ball', 1, 1, 'Iron Ball in generation 5'],
    ['fighting', 'flying roost', 2, 2, 'Roost on Flying in generation 5'],
    ['ground', 'steel/flying roost', 2, 2, 'Roost in generation 5'],
    ['ground', 'fire air_balloon', 0, 0, 'Air Balloon in generation 5'],
  ]);
});

describe('ignored immunities', () => {
  testRows(modern, [
    ['ground', 'steel/flying ring_target', 2, 2, 'Ring Target: Flying 1'],
    ['normal', 'ghost/steel ring_target', 0.5, 0.5, 'Ring Target: Ghost 1'],
    ['dragon', 'dragon/fairy ring_target', 2, 2, 'Ring Target: Fairy 1'],
    ['normal', 'ghost/steel foresight', 0.5, 0.5, 'Foresight: Ghost 1'],
    ['fighting', 'ghost/dark foresight', 2, 2, 'Foresight: Fighting'],
    ['ghost', 'normal foresight', 0, 0, 'Foresight does not affect Normal'],
    ['psychic', 'dark/poison miracle_eye', 2, 2, 'Miracle Eye: Dark 1'],
    ['normal', 'ghost miracle_eye', 0, 0, 'Miracle Eye does not affect Ghost'],
  ]);
});

describe('other conditions', () => {
  testRows(modern, [
    ['fire', 'water/dragon tar_shot', 0.5, 0.5, 'Tar Shot: ¼ × 2, once for the whole Pokémon'],
    ['fire', 'grass/steel tar_shot', 8, 8, 'Tar Shot: 4 × 2'],
    ['fire', 'grass/steel/ice tar_shot', 16, 16, 'Tar Shot on three weaknesses: 8 × 2'],
    ['fire', 'normal filter tar_shot', 2, 1.5, 'Filter counts Tar Shot as a weakness'],
    ['fire', 'normal wonder_guard tar_shot', 2, 2, 'Fire passes Wonder Guard after Tar Shot'],
    ['fire', 'normal tera_shell tar_shot', 0.5, 0.5, 'Tera Shell after Tar Shot'],
    ['water', 'normal tar_shot', 1, 1, 'Tar Shot affects only Fire'],
    ['dragon', 'dragon misty_terrain', 2, 1, 'Misty Terrain: Dragon × ½'],
    ['dragon', 'dragon/flying misty_terrain', 2, 2, 'Misty Terrain does not affect Flying'],
    ['dragon', 'dragon/flying misty_terrain gravity', 2, 1, 'Misty Terrain under Gravity'],
    ['normal', 'ground electrify', 0, 0, 'Electrify: Ground is immune'],
    ['fire', 'water/flying electrify', 4, 4, 'Electrify: anything is Electric'],
    ['struggle', 'water electrify', 1, 1, 'Electrify does not change Struggle'],
    ['normal', 'water ion_deluge', 2, 2, 'Ion Deluge: Normal is Electric'],
    ['fire', 'water ion_deluge', 0.5, 0.5, 'Ion Deluge affects only Normal'],
    ['fire normalize', 'water electrify', 2, 2.4, 'Electrify applies last'],
    ['fire', 'grass powder', 0, 0, 'Powder stops Fire'],
    ['water', 'fire powder', 2, 2, 'Powder stops only Fire'],
    ['fire normalize', 'grass powder', 1, 1.2, 'Powder sees the changed type'],
    ['electric', 'water electric_terrain', 2, 2.6, 'Electric Terrain × 1.3'],
    ['grass', 'water grassy_terrain', 2, 2.6, 'Grassy Terrain × 1.3'],
    ['psychic', 'poison psychic_terrain', 2, 2.6, 'Psychic Terrain × 1.3'],
    ['grass', 'normal electric_terrain', 1, 1, 'Electric Terrain and Grass'],
    ['fire', 'normal mud_sport', 1, 1, 'Mud Sport and Fire'],
    ['electric', 'normal mud_sport', 1, 1352 / 4096, 'Mud Sport: Electric'],
    ['fire', 'normal water_sport', 1, 1352 / 4096, 'Water Sport: Fire'],
  ]);
});

describe('resist berries', () => {
  testRows(modern, [
    ['fire', 'grass occa_berry', 2, 1, 'Occa Berry'],
    ['water', 'fire passho_berry', 2, 1, 'Passho Berry'],
    ['electric', 'water wacan_berry', 2, 1, 'Wacan Berry'],
    ['grass', 'water rindo_berry', 2, 1, 'Rindo Berry'],
    ['ice', 'dragon yache_berry', 2, 1, 'Yache Berry'],
    ['fighting', 'normal chople_berry', 2, 1, 'Chople Berry'],
    ['poison', 'grass kebia_berry', 2, 1, 'Kebia Berry'],
    ['ground', 'fire shuca_berry', 2, 1, 'Shuca Berry'],
    ['flying', 'grass coba_berry', 2, 1, 'Coba Berry'],
    ['psychic', 'poison payapa_berry', 2, 1, 'Payapa Berry'],
    ['bug', 'grass tanga_berry', 2, 1, 'Tanga Berry'],
    ['rock', 'fire charti_berry', 2, 1, 'Charti Berry'],
    ['ghost', 'ghost kasib_berry', 2, 1, 'Kasib Berry'],
    ['dragon', 'dragon haban_berry', 2, 1, 'Haban Berry'],
    ['dark', 'ghost colbur_berry', 2, 1, 'Colbur Berry'],
    ['steel', 'ice babiri_berry', 2, 1, 'Babiri Berry'],
    ['fairy', 'dragon roseli_berry', 2, 1, 'Roseli Berry'],
    ['rock', 'fire/flying charti_berry', 4, 2, 'a berry halves 4 once'],
    ['fire', 'normal occa_berry', 1, 1, 'a berry is not eaten at 1'],
    ['water', 'fire occa_berry', 2, 2, 'a berry affects only its own type'],
    ['fire', 'normal fluffy occa_berry', 1, 2, 'a berry is not eaten at 1 with Fluffy'],
    ['normal', 'normal chilan_berry', 1, 0.5, 'Chilan Berry is eaten at 1'],
    ['normal', 'rock chilan_berry', 0.5, 0.25, 'Chilan Berry is eaten at ½'],
    ['fire normalize', 'dark chilan_berry', 1, 0.6, 'Chilan Berry uses the final attack type'],
  ]);
});

describe('inverse battles', () => {
  testRows(inverse, [
    ['normal', 'ghost', 2, 2, 'an immunity becomes 2'],
    ['ground', 'flying', 2, 2, 'the immunity of Flying too'],
    ['fire', 'grass/steel', 0.25, 0.25, 'weaknesses become resistances'],
    ['fire', 'water/dragon/rock', 8, 8, 'resistances become weaknesses'],
    ['ground', 'electric levitate', 0, 0, 'Levitate still applies'],
    ['fire', 'water filter', 2, 1.5, 'Filter uses the inverse effectiveness'],
    ['fire', 'grass wonder_guard', 0, 0, 'so does Wonder Guard'],
    ['stellar', 'normal tera:ghost', 2, 2, 'Stellar has no inverse'],
    ['flying_press', 'normal', 0.5, 0.5, 'Flying Press: ½ × 1'],
    ['struggle', 'ghost', 1, 1, 'Struggle has no inverse'],
  ]);
});

describe('regressions', () => {
  // Hydro Steam depends on the attacker's umbrella, @pkmn/sim data/conditions.js sunnyday.
  testRows(modern, [
    ['hydro_steam', 'fire utility_umbrella sun', 2, 3, "Hydro Steam: defender's umbrella"],
    ['hydro_steam utility_umbrella', 'fire sun', 2, 1, "Hydro Steam, attacker's umbrella: × ½"],
    [
      'hydro_steam utility_umbrella',
      'fire utility_umbrella sun',
      2,
      2,
      'Hydro Steam: both umbrellas',
    ],
    ['hydro_steam utility_umbrella', 'fire rain', 2, 3, 'Hydro Steam in the rain'],
    ['hydro_steam', 'fire utility_umbrella rain', 2, 2, 'Hydro Steam in rain, under umbrella'],
    ['hydro_steam', 'fire utility_umbrella desolate_land', 0, 0, 'Hydro Steam in Desolate Land'],
    ['hydro_steam mega_sol', 'fire utility_umbrella', 2, 3, "Mega Sol: defender's umbrella"],
    ['hydro_steam mega_sol utility_umbrella', 'fire rain', 2, 3, "Mega Sol: attacker's umbrella"],
    ['fire utility_umbrella', 'normal sun', 1, 1.5, "the attacker's umbrella does not affect Fire"],
    ['water utility_umbrella', 'fire sun', 2, 1, "the attacker's umbrella does not affect Water"],
    ['fire', 'normal utility_umbrella rain', 1, 1, "Fire in rain, under the defender's umbrella"],
    ['water', 'fire utility_umbrella sun', 2, 2, "Water under the defender's umbrella"],
  ]);

  // @pkmn/sim data/moves.js struggle, onModifyMove
  it.each([
    ['grass', 'fire sun'],
    ['ground', 'electric levitate'],
    ['fire', 'water wonder_guard tar_shot'],
    ['normal', 'ghost ion_deluge'],
    ['steel', 'fairy tera:ghost'],
  ] as const)('Struggle given as %s has no type (on %s)', (type, defender) => {
    const answer = matchup({ move: 'struggle', type }, defenderOf(defender), modern);
    expect(answer).toEqual({ effectiveness: 1, multiplier: 1, factors: [] });
  });
});

describe('bugs of other calculators and browser games', () => {
  // Found in the code of https://github.com/wavebeem/pkmn.help and not reported there.
  testRows(modern, [
    ['fire', 'grass filter', 2, 1.5, 'Filter leaves a weakness of 1.5, not 1'],
    ['fire', 'grass/steel solid_rock', 4, 3, 'Solid Rock leaves 3, not 2'],
    ['fire', 'poison/fighting dry_skin', 1, 1.25, 'Toxicroak takes 1.25 from Fire, not 1'],
    ['fire', 'poison/fighting tera:water dry_skin', 0.5, 0.625, 'and 0.625 as Tera Water'],
    ['flying_press tinted_lens', 'steel', 1, 1, 'Tinted Lens uses the total of Flying Press'],
    ['flying_press tinted_lens', 'poison/electric', 0.25, 0.5, 'and doubles it once'],
  ]);
  testRows(inverse, [
    ['freeze_dry', 'water', 2, 2, 'Freeze-Dry in an inverse battle'],
    ['normal scrappy', 'ghost', 2, 2, 'Scrappy in an inverse battle'],
    // https://github.com/smogon/pokemon-showdown/issues/10801
    ['thousand_arrows', 'flying', 2, 2, 'Thousand Arrows in an inverse battle'],
    ['thousand_arrows', 'fire/flying', 1, 1, 'Thousand Arrows in an inverse battle: ½ × 2'],
    // https://github.com/smogon/pokemon-showdown/issues/10599
    ['ice', 'dragon/flying strong_winds', 0.25, 0.25, 'strong winds apply after the inversion'],
    ['rock', 'dragon/flying strong_winds', 0.5, 0.5, 'strong winds, inverted weakness of Flying'],
    ['fighting', 'dragon/flying strong_winds', 1, 1, 'strong winds, inverted resistance of Flying'],
    ['ghost', 'normal tera_shell', 0.5, 0.5, 'Tera Shell works in an inverse battle'],
    // https://github.com/rh-hideout/pokeemerald-expansion/issues/2168
    ['electric', 'ground', 2, 2, 'no immunity is left in an inverse battle'],
    ['psychic', 'dark', 2, 2, 'nor that of Dark'],
    ['dragon', 'fairy', 2, 2, 'nor that of Fairy'],
    ['poison', 'steel', 2, 2, 'nor that of Steel'],
    // https://github.com/po-devs/pokemon-online/issues/701
    ['fighting', 'ghost/dark', 1, 1, 'Fighting on Sableye in an inverse battle: 2 × ½'],
  ]);

  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, by the date of the entry
  testRows(modern, [
    // 2023-05-14: an ability counted once for each defending type
    ['fire', 'grass/bug thick_fat', 4, 2, 'Thick Fat counts once for two types'],
    ['fire', 'grass/bug fluffy', 4, 8, 'Fluffy counts once for two types'],
    // 2023-05-21: large and small multipliers vanished, 1.25 did not exist
    ['fire', 'grass/steel/ice fluffy', 8, 16, 'Fluffy on three weaknesses: 16'],
    ['fire', 'water/dragon/rock thick_fat', 0.125, 0.0625, 'Thick Fat on three resistances'],
    ['fire', 'normal dry_skin', 1, 1.25, 'Dry Skin at 1'],
    // 2024-03-18, and https://github.com/pagefaultgames/pokerogue/issues/5233
    ['water', 'fire/flying tera:stellar', 2, 2, 'Tera Stellar keeps the types'],
    // 2024-07-23
    ['fighting scrappy', 'ghost/rock', 2, 2, 'Scrappy does not change the other type'],
    // 2025-02-14: the moves needed their type selected too
    ['freeze_dry', 'ground', 2, 2, 'Freeze-Dry needs no Ice attack'],
    ['thousand_arrows', 'fire', 2, 2, 'Thousand Arrows needs no Ground attack'],
  ]);

  testRows(modern, [
    // https://github.com/smogon/pokemon-showdown/issues/10674
    ['ground', 'fire/rock tera_shell', 0.5, 0.5, 'Tera Shell halves once for two types'],
    // https://github.com/pagefaultgames/pokerogue/issues/5108
    ['ghost', 'normal/psychic tera_shell', 0, 0, 'Tera Shell keeps an immunity'],
    // https://github.com/wavebeem/pkmn.help/issues/413
    // https://github.com/pagefaultgames/pokerogue/issues/1917
    ['thousand_arrows', 'steel/flying', 1, 1, 'Thousand Arrows ignores the second type'],
    // https://github.com/pagefaultgames/pokerogue/issues/4874
    ['freeze_dry', 'water/steel/grass', 2, 2, 'Freeze-Dry on three types: 2 × ½ × 2'],
    ['freeze_dry', 'water tera:fire', 0.5, 0.5, 'Freeze-Dry uses the Tera Type'],
    // https://github.com/doshidak/showdex/issues/204
    ['stellar', 'water/dragon tera:dragon', 2, 2, 'Stellar on the Terastallized'],
    // https://github.com/pkmn/ps/issues/12
    ['ice', 'grass/flying/dragon', 8, 8, 'three weaknesses: 8'],
    ['bug', 'fire/flying/fairy', 0.125, 0.125, 'three resistances: ⅛'],
    // https://github.com/pagefaultgames/pokerogue/issues/4744
    ['freeze_dry', 'water wonder_guard', 2, 2, 'Freeze-Dry on a soaked Shedinja'],
    // https://github.com/pagefaultgames/pokerogue/issues/2418
    // https://github.com/pagefaultgames/pokerogue/issues/2423
    ['electric', 'dragon/flying strong_winds', 0.5, 0.5, 'strong winds where the total is 1'],
    // https://github.com/pagefaultgames/pokerogue/issues/524
    // https://github.com/pagefaultgames/pokerogue/issues/693
    ['electric', 'flying gravity', 2, 2, 'Gravity keeps the weaknesses of Flying'],
    ['grass', 'flying gravity', 0.5, 0.5, 'Gravity keeps the resistances of Flying'],
    ['ground', 'fire/flying gravity', 2, 2, 'Gravity removes the immunity of Flying'],
    // https://github.com/pagefaultgames/pokerogue/issues/4035
    ['ghost', 'flying roost', 0, 0, 'Roost turns a single Flying type into Normal'],
    // https://github.com/smogon/pokemon-showdown/issues/10454
    ['ice', 'steel/flying/grass roost', 1, 1, 'Roost keeps an added type'],
    // https://github.com/smogon/damage-calc/issues/646
    ['electric', 'ground/water ring_target', 2, 2, 'Ring Target cancels the immunity of Ground'],
    ['poison', 'steel/grass ring_target', 2, 2, 'Ring Target cancels the immunity of Steel'],
    ['psychic', 'dark/fighting ring_target', 2, 2, 'Ring Target cancels the immunity of Dark'],
    ['ghost', 'normal/psychic ring_target', 2, 2, 'Ring Target cancels the immunity of Normal'],
    // https://github.com/smogon/damage-calc/commit/c68f43a8
    ['nihil_light', 'ground electrify', 0, 0, 'Nihil Light cancels only the immunity of Fairy'],
    // https://github.com/smogon/pokemon-showdown-client/issues/2691
    ['struggle', 'steel', 1, 1, 'Struggle is typeless'],
    // https://github.com/roguedex-dev/roguedex/issues/27
    ['fighting', 'steel/ghost', 0, 0, 'Gholdengo is not weak to Fighting: 2 × 0'],
  ]);
  // https://github.com/smogon/damage-calc/issues/258
  testRows(gen1, [['struggle', 'ghost', 0, 0, 'Struggle is Normal in generation 1']]);

  it('1.5, 3 and 1.25 are weaknesses, 0.625 is a resistance, 0 is neither', () => {
    const count = (defender: string) =>
      countOutcomes(defense(defenderOf(defender), modern).flatMap(({ matchups }) => matchups));
    const plain = count('grass/steel');
    expect(count('grass/steel filter')).toEqual(plain);
    // Fire becomes a weakness and Water an immunity.
    expect(count('normal')).toEqual({ weaknesses: 1, normal: 16, resistances: 0, immunities: 1 });
    expect(count('normal dry_skin')).toEqual({
      weaknesses: 2,
      normal: 14,
      resistances: 0,
      immunities: 2,
    });
    // Fire, Water, Ice and Steel become Fire, Ice and Steel; Stellar is another weakness.
    expect(count('normal tera:water')).toEqual({
      weaknesses: 3,
      normal: 12,
      resistances: 4,
      immunities: 0,
    });
    expect(count('normal tera:water dry_skin')).toEqual({
      weaknesses: 3,
      normal: 12,
      resistances: 3,
      immunities: 1,
    });
  });

  // https://github.com/wavebeem/pkmn.help/issues/300
  it('Scrappy and Tinted Lens have no effect on defense', () => {
    expect(abilities.scrappy).not.toHaveProperty('defending');
    expect(abilities.tinted_lens).not.toHaveProperty('defending');
  });

  // https://github.com/wavebeem/pkmn.help/issues/408
  // https://github.com/wavebeem/pkmn.help/issues/406
  it('old generations have neither Fairy nor Stellar', () => {
    for (const world of [gen2, gen1]) {
      const attacking = defense({ typing: ['dragon'] }, world).flatMap(({ matchups }) =>
        matchups.map((answer) => answer.attacking),
      );
      expect(attacking).not.toContain('fairy');
      expect(attacking).not.toContain('stellar');
      expect([...attacking].sort()).toEqual([...typesIn(world.ruleset)].sort());
    }
  });
});

describe('the factors', () => {
  const factorsOf = (attack: string, defender: string, world = modern) =>
    matchup(attackOf(attack), defenderOf(defender), world).factors;

  it('are those of the chart, with the rules that change them, then those of the damage', () => {
    const defender = 'water/ground thick_fat air_balloon gravity strong_winds';
    expect(factorsOf('freeze_dry tinted_lens', defender)).toEqual([
      { by: 'ice', on: 'water', factor: 2, was: 0.5, because: 'freeze_dry' },
      { by: 'ice', on: 'ground', factor: 2 },
      { by: 'thick_fat', factor: 0.5 },
    ]);
  });

  it('keep the order of the types', () => {
    expect(factorsOf('rock', 'flying/fire').map(({ on }) => on)).toEqual(['flying', 'fire']);
    expect(factorsOf('rock', 'fire/flying').map(({ on }) => on)).toEqual(['fire', 'flying']);
  });

  it('include the type that a rule gives the attack', () => {
    expect(factorsOf('normal pixilate', 'dragon')).toEqual([
      { by: 'pixilate', factor: 1, to: 'fairy' },
      { by: 'fairy', on: 'dragon', factor: 2 },
      { by: 'pixilate', factor: 1.2 },
    ]);
    expect(factorsOf('struggle', 'rock', gen1)).toEqual([
      { by: 'struggle', factor: 1, to: 'normal' },
      { by: 'normal', on: 'rock', factor: 0.5 },
    ]);
  });

  it('have both halves of Flying Press for each type', () => {
    expect(factorsOf('flying_press', 'grass/dark')).toEqual([
      { by: 'fighting', on: 'grass', factor: 1 },
      { by: 'flying', on: 'grass', factor: 2 },
      { by: 'fighting', on: 'dark', factor: 2 },
      { by: 'flying', on: 'dark', factor: 1 },
    ]);
  });

  it('include Stellar', () => {
    expect(factorsOf('stellar', 'fire tera:fire')).toEqual([{ by: 'stellar', factor: 2 }]);
  });

  it('are empty for a typeless attack', () => {
    expect(factorsOf('struggle', 'ghost/rock wonder_guard')).toEqual([]);
  });

  it('include rules that change the effectiveness: Tar Shot before Tera Shell', () => {
    expect(factorsOf('fire', 'grass tar_shot tera_shell')).toEqual([
      { by: 'fire', on: 'grass', factor: 2 },
      { by: 'tar_shot', factor: 2 },
      { by: 'tera_shell', factor: 0.125 },
    ]);
    expect(factorsOf('water', 'bug/ghost wonder_guard').at(-1)).toEqual({
      by: 'wonder_guard',
      factor: 0,
    });
  });

  it('end with the rule that blocks the attack', () => {
    expect(factorsOf('ground', 'electric levitate')).toEqual([
      { by: 'ground', on: 'electric', factor: 2 },
      { by: 'levitate', factor: 0 },
    ]);
    expect(factorsOf('water', 'fire ability:desolate_land').at(-1)).toEqual({
      by: 'desolate_land',
      factor: 0,
    });
  });

  it('include the rule that changes a factor of the chart', () => {
    expect(factorsOf('normal scrappy', 'ghost')).toEqual([
      { by: 'normal', on: 'ghost', factor: 1, was: 0, because: 'scrappy' },
    ]);
    expect(factorsOf('ground', 'flying gravity')).toEqual([
      { by: 'ground', on: 'flying', factor: 1, was: 0, because: 'gravity' },
    ]);
    expect(factorsOf('electric', 'flying strong_winds')).toEqual([
      { by: 'electric', on: 'flying', factor: 1, was: 2, because: 'strong_winds' },
    ]);
  });

  it.each([
    ['ground', 'electric levitate gravity', 'levitate', 'gravity'],
    ['ground', 'electric levitate smack_down', 'levitate', 'smack_down'],
    ['ground', 'electric levitate iron_ball', 'levitate', 'iron_ball'],
    ['ground', 'electric air_balloon gravity', 'air_balloon', 'gravity'],
    ['ground', 'electric magnet_rise ingrain', 'magnet_rise', 'ingrain'],
    ['ground mold_breaker', 'electric levitate', 'levitate', 'mold_breaker'],
    ['sunsteel_strike', 'ice filter', 'filter', 'sunsteel_strike'],
    ['electric cloud_nine', 'flying strong_winds', 'strong_winds', 'cloud_nine'],
    ['electric delta_stream', 'flying air_lock', 'strong_winds', 'air_lock'],
    ['fire cloud_nine', 'normal sun', 'sun', 'cloud_nine'],
  ])('%s on %s: %s does not apply because of %s', (attack, defender, by, because) => {
    expect(factorsOf(attack, defender).at(-1)).toEqual({ by, factor: 1, because });
  });

  it('include each ignored ability', () => {
    expect(factorsOf('ground mold_breaker', 'fire levitate earth_eater prism_armor')).toEqual([
      { by: 'ground', on: 'fire', factor: 2 },
      { by: 'prism_armor', factor: 0.75 },
      { by: 'levitate', factor: 1, because: 'mold_breaker' },
      { by: 'earth_eater', factor: 1, because: 'mold_breaker' },
    ]);
  });

  it('omit a suppressed rule that would change nothing', () => {
    expect(factorsOf('fire', 'electric levitate gravity')).toEqual([
      { by: 'fire', on: 'electric', factor: 1 },
    ]);
    expect(factorsOf('fire mold_breaker', 'water filter')).toEqual([
      { by: 'fire', on: 'water', factor: 0.5 },
    ]);
  });
});
