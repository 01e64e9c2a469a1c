import { describe, expect, it } from 'vitest';
import { answer } from './ask.ts';

/** The parsed answer to a question about a double battle. */
function ask(question: object) {
  return JSON.parse(answer(JSON.stringify(question)));
}

const foes = [{ pokemon: 'rotom-wash' }, { pokemon: 'clefairy', ability: 'friend_guard' }];

describe('a question about a double battle', () => {
  it('is answered for both opponents and the partner', () => {
    const attack = { move: 'Earthquake', user: 'garchomp' };
    const { targets, drawn } = ask({ attack, foes, partner: { pokemon: 'heatran' } });
    expect(targets.foe1).toMatchObject({ effectiveness: 0, multiplier: 0 });
    expect(targets.foe2).toMatchObject({ effectiveness: 1, multiplier: 0.75 });
    expect(targets.partner).toMatchObject({ effectiveness: 4, multiplier: 3 });
    expect(targets.partner.factors.at(-1)).toEqual({ by: 'spread', factor: 0.75 });
    expect(drawn).toBeNull();
  });

  it('has no target that the attack does not reach', () => {
    const attack = { move: 'Ice Beam' };
    expect(Object.keys(ask({ attack, foes }).targets)).toEqual(['foe1']);
    expect(Object.keys(ask({ attack, foes, aim: 1 }).targets)).toEqual(['foe2']);
    const partner = { typing: ['grass'] };
    expect(Object.keys(ask({ attack, foes, partner, aim: 'partner' }).targets)).toEqual([
      'partner',
    ]);
  });

  it('says who draws the attack', () => {
    const raichu = { pokemon: 'raichu', ability: 'lightning_rod' };
    expect(
      ask({ attack: { move: 'Thunderbolt' }, foes: [{ pokemon: 'gyarados' }, raichu] }),
    ).toMatchObject({
      targets: { foe2: { multiplier: 0 } },
      drawn: { from: 'foe1', by: 'foe2', because: 'lightning_rod' },
    });
    const conditions = ['follow_me_foe2'];
    expect(ask({ attack: { type: 'fire' }, foes, conditions }).drawn).toMatchObject({
      by: 'foe2',
      because: 'follow_me',
    });
  });

  it('counts what the others have and did', () => {
    const partner = { pokemon: 'charjabug', ability: 'battery' };
    const attack = { move: 'Heat Wave', user: 'charizard', ability: 'solar_power' };
    const conditions = ['sun', 'helping_hand', 'light_screen'];
    const { targets, leftOut } = ask({ attack, partner, foes, conditions, generation: 'default' });
    expect(targets.foe2.multiplier).toBeCloseTo((1.5 * 1.5 * 5325 * 2732 * 0.75) / 4096 ** 2, 9);
    expect(targets.foe1.factors).toContainEqual({
      ...{ by: 'friend_guard', factor: 0.75, holder: 'foe2' },
    });
    expect(leftOut).toEqual(['solar_power']);
  });

  it('assumes the only ability of a Pokémon', () => {
    const surf = { attack: { move: 'Surf' }, partner: { typing: ['water'] } };
    const { targets } = ask({ ...surf, foes: [{ pokemon: 'rotom-wash' }, { typing: ['fire'] }] });
    expect(targets.foe1.multiplier).toBe(0.375);
    const flowerGift = { attack: { type: 'ice' }, foes: [{ pokemon: 'cherrim' }] };
    expect(ask(flowerGift).leftOut).toBeUndefined();
  });

  it.each<[object, string]>([
    [{ foes: [...foes, { pokemon: 'pikachu' }] }, 'foes must hold one or two Pokémon'],
    [{ foes: [] }, 'foes must hold one or two Pokémon'],
    [{ foes: 'pikachu' }, 'foes must be a list'],
    [{ foes: [{}] }, 'foes[0] needs a pokemon or a typing'],
    [{ foes: [{ ability: 'levitate' }] }, 'foes[0] needs a pokemon or a typing'],
    [{ foes: [{ pokemon: 'nobody' }] }, 'foes[0].pokemon: unknown name "nobody"'],
    [{ foes, partner: { pokemon: 'nobody' } }, 'partner.pokemon: unknown name "nobody"'],
    [{ foes, partner: { typing: ['sound'] } }, 'partner.typing: unknown name "sound"'],
    [{ foes, partner: { pokemon: 'ditto', ability: 'x' } }, 'partner.ability: unknown name "x"'],
    [{ foes, aim: 2 }, 'aim must be 0, 1 or "partner", not 2'],
    [{ foes, conditions: ['fog'] }, 'conditions: unknown name "fog"'],
    [{ foes, defender: {} }, 'the question has no field "defender"'],
    [{ foes, game: 'legends-za' }, 'legends-za has no double battles'],
    [{ foes, game: 'legends-arceus' }, 'legends-arceus has no double battles'],
    [{ foes, generation: 'gen1' }, 'gen1 has no double battles'],
    [{ foes, game: 'crystal' }, 'crystal has no double battles'],
    [
      { foes: [{ pokemon: 'pikachu' }], game: 'champions', conditions: ['spotlight_foe1'] },
      'conditions: spotlight_foe1 does not exist in champions',
    ],
    [
      { foes: [{ pokemon: 'pikachu', ability: 'battery' }], game: 'emerald' },
      'foes[0].ability: battery does not exist in emerald',
    ],
  ])('with a mistake is refused: %j', (question, error) => {
    expect(ask({ attack: { type: 'ice' }, ...question })).toEqual({ error });
  });
});
