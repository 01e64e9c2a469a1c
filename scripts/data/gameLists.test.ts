import { describe, expect, it } from 'vitest';
import { games, idsIn } from '#tests/gameLists.ts';

describe('which games have a Pokémon', () => {
  const gamesWith = (id: string) => Object.keys(games).filter((game) => idsIn(game).includes(id));
  const sinceX = ['x-y', 'omega-ruby-alpha-sapphire', 'sun-moon', 'ultra-sun-ultra-moon'];

  it.each<[string, string[]]>([
    ['garchomp-mega-z', []],
    ['floette-eternal', ['legends-za', 'champions']],
    ['absol-mega-z', ['legends-za']],
    ['wooper-paldea', ['scarlet-violet']],
    ['eternatus-eternamax', ['sword-shield']],
    [
      'groudon-primal',
      ['omega-ruby-alpha-sapphire', 'sun-moon', 'ultra-sun-ultra-moon', 'legends-za'],
    ],
    ['charizard-mega-x', [...sinceX, 'lets-go', 'legends-za', 'champions']],
    ['diancie-mega', [...sinceX.slice(1), 'legends-za']],
    ['necrozma-ultra', ['ultra-sun-ultra-moon']],
    ['melmetal', ['lets-go', 'sword-shield', 'legends-za']],
  ])('%s: %j', (id, expected) => {
    expect(gamesWith(id)).toEqual(expected);
  });

  it.each<[string, has: string[], lacks: string[]]>([
    ['ruby-sapphire', ['deoxys'], ['deoxys-attack', 'deoxys-defense', 'deoxys-speed']],
    ['emerald', ['deoxys-speed'], ['deoxys', 'deoxys-attack', 'deoxys-defense']],
    ['firered-leafgreen', ['deoxys-attack', 'deoxys-defense'], ['deoxys', 'deoxys-speed']],
    [
      'diamond-pearl',
      ['rotom', 'giratina', 'shaymin', 'deoxys-speed'],
      ['rotom-wash', 'giratina-origin', 'shaymin-sky'],
    ],
    ['platinum', ['rotom-wash', 'giratina-origin', 'shaymin-sky'], ['victini', 'arceus-fairy']],
    [
      'brilliant-diamond-shining-pearl',
      ['rotom-wash', 'giratina-origin', 'arceus-fairy'],
      ['charizard-mega-x', 'vulpix-alola', 'sylveon'],
    ],
    ['black-white', ['kyurem', 'keldeo', 'genesect'], ['kyurem-black', 'landorus-therian']],
    ['black-2-white-2', ['kyurem-black', 'kyurem-white', 'landorus-therian'], ['fletchling']],
    [
      'x-y',
      ['gengar-mega', 'hoopa', 'volcanion'],
      ['salamence-mega', 'hoopa-unbound', 'latias-mega'],
    ],
    ['sun-moon', ['vulpix', 'vulpix-alola', 'necrozma'], ['lycanroc-dusk', 'poipole', 'zeraora']],
    [
      'lets-go',
      ['pidgeot-mega', 'vulpix-alola', 'meltan', 'mew'],
      ['crobat', 'sylveon', 'sceptile-mega'],
    ],
    [
      'sword-shield',
      ['ponyta-galar', 'ponyta', 'charizard', 'vulpix-alola', 'dragapult'],
      [
        'charizard-mega-x',
        'voltorb-hisui',
        'pidgey',
        'hoothoot-mega',
        'chikorita',
        'starly',
        'greninja',
        'arceus',
      ],
    ],
    [
      'legends-arceus',
      ['zoroark-hisui', 'voltorb-hisui', 'dialga-origin', 'wyrdeer'],
      ['zoroark', 'voltorb', 'steelix-mega', 'ponyta-galar'],
    ],
    [
      'scarlet-violet',
      ['voltorb-hisui', 'slowpoke-galar', 'perrserker', 'ogerpon', 'terapagos-stellar'],
      ['charizard-mega-x', 'pidgey', 'rattata', 'zubat', 'dracozolt'],
    ],
    ['legends-za', ['zygarde-mega', 'goodra-hisui', 'mewtwo-mega-x'], ['rattata', 'koraidon']],
  ])('%s has %j, not %j', (game, has, lacks) => {
    const ids = idsIn(game);
    expect(has.filter((id) => !ids.includes(id))).toEqual([]);
    expect(lacks.filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each<[string, string, has: string[], lacks: string[]]>([
    ['sun-moon', 'story', ['vulpix-alola', 'marshadow'], ['vulpix', 'bulbasaur', 'greninja-ash']],
    ['sword-shield', 'galar', ['ponyta-galar', 'corsola-galar'], ['ponyta', 'corsola', 'kubfu']],
    ['sword-shield', 'isle-of-armor', ['kubfu', 'slowpoke-galar', 'ponyta'], ['calyrex']],
    ['sword-shield', 'crown-tundra', ['calyrex', 'articuno-galar'], ['kubfu', 'grookey']],
    [
      'scarlet-violet',
      'paldea',
      ['wooper-paldea', 'wooper', 'perrserker'],
      ['ogerpon', 'zorua-hisui'],
    ],
    [
      'scarlet-violet',
      'teal-mask',
      ['ogerpon', 'growlithe-hisui', 'ursaluna-bloodmoon'],
      ['terapagos'],
    ],
    ['scarlet-violet', 'indigo-disk', ['terapagos', 'exeggutor-alola'], ['ogerpon']],
    ['legends-za', 'lumiose', ['zygarde', 'mewtwo'], ['raichu-mega-x', 'zeraora']],
    ['legends-za', 'mega-dimension', ['raichu-mega-x', 'zeraora-mega'], ['chespin']],
  ])('%s, %s has %j, not %j', (game, list, has, lacks) => {
    const ids = idsIn(game, list);
    expect(has.filter((id) => !ids.includes(id))).toEqual([]);
    expect(lacks.filter((id) => ids.includes(id))).toEqual([]);
  });
});
