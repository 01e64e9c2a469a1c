import { expect, it } from 'vitest';
import { games, idsIn } from '#tests/gameLists.ts';

const split = (ids: string) => ids.split(' ').filter(Boolean);
const sinceX = 'x-y omega-ruby-alpha-sapphire sun-moon ultra-sun-ultra-moon';

it.each([
  ['garchomp-mega-z', ''],
  ['floette-eternal', 'legends-za champions'],
  ['absol-mega-z', 'legends-za'],
  ['wooper-paldea', 'scarlet-violet'],
  ['eternatus-eternamax', 'sword-shield'],
  ['groudon-primal', 'omega-ruby-alpha-sapphire sun-moon ultra-sun-ultra-moon legends-za'],
  ['charizard-mega-x', `${sinceX} lets-go legends-za champions`],
  ['diancie-mega', `${sinceX.replace('x-y ', '')} legends-za`],
  ['necrozma-ultra', 'ultra-sun-ultra-moon'],
  ['melmetal', 'lets-go sword-shield legends-za'],
])('%s is in the games: %s', (id, expected) => {
  expect(Object.keys(games).filter((game) => idsIn(game).includes(id))).toEqual(split(expected));
});

it.each([
  ['ruby-sapphire', 'all', 'deoxys', 'deoxys-attack deoxys-defense deoxys-speed'],
  ['emerald', 'all', 'deoxys-speed', 'deoxys deoxys-attack deoxys-defense'],
  ['firered-leafgreen', 'all', 'deoxys-attack deoxys-defense', 'deoxys deoxys-speed'],
  ['diamond-pearl', 'all', 'rotom giratina shaymin', 'rotom-wash giratina-origin shaymin-sky'],
  ['diamond-pearl', 'all', 'deoxys-speed', ''],
  ['platinum', 'all', 'rotom-wash giratina-origin shaymin-sky', 'victini arceus-fairy'],
  ['brilliant-diamond-shining-pearl', 'all', 'rotom-wash giratina-origin', 'charizard-mega-x'],
  ['brilliant-diamond-shining-pearl', 'all', 'arceus-fairy', 'vulpix-alola sylveon'],
  ['black-white', 'all', 'kyurem keldeo genesect', 'kyurem-black landorus-therian'],
  ['black-2-white-2', 'all', 'kyurem-black kyurem-white landorus-therian', 'fletchling'],
  ['x-y', 'all', 'gengar-mega hoopa volcanion', 'salamence-mega hoopa-unbound latias-mega'],
  ['sun-moon', 'all', 'vulpix vulpix-alola necrozma', 'lycanroc-dusk poipole zeraora'],
  ['sun-moon', 'story', 'vulpix-alola marshadow', 'vulpix bulbasaur greninja-ash'],
  ['lets-go', 'all', 'pidgeot-mega vulpix-alola meltan mew', 'crobat sylveon sceptile-mega'],
  ['sword-shield', 'all', 'ponyta-galar ponyta charizard', 'charizard-mega-x voltorb-hisui'],
  ['sword-shield', 'all', 'vulpix-alola dragapult', 'pidgey hoothoot-mega chikorita starly'],
  ['sword-shield', 'all', '', 'greninja arceus'],
  ['sword-shield', 'galar', 'ponyta-galar corsola-galar', 'ponyta corsola kubfu'],
  ['sword-shield', 'isle-of-armor', 'kubfu slowpoke-galar ponyta', 'calyrex'],
  ['sword-shield', 'crown-tundra', 'calyrex articuno-galar', 'kubfu grookey'],
  ['legends-arceus', 'all', 'zoroark-hisui voltorb-hisui', 'zoroark voltorb'],
  ['legends-arceus', 'all', 'dialga-origin wyrdeer', 'steelix-mega ponyta-galar'],
  ['scarlet-violet', 'all', 'voltorb-hisui slowpoke-galar perrserker', 'charizard-mega-x pidgey'],
  ['scarlet-violet', 'all', 'ogerpon terapagos-stellar', 'rattata zubat dracozolt'],
  ['scarlet-violet', 'paldea', 'wooper-paldea wooper perrserker', 'ogerpon zorua-hisui'],
  ['scarlet-violet', 'teal-mask', 'ogerpon growlithe-hisui ursaluna-bloodmoon', 'terapagos'],
  ['scarlet-violet', 'indigo-disk', 'terapagos exeggutor-alola', 'ogerpon'],
  ['legends-za', 'all', 'zygarde-mega goodra-hisui mewtwo-mega-x', 'rattata koraidon'],
  ['legends-za', 'lumiose', 'zygarde mewtwo', 'raichu-mega-x zeraora'],
  ['legends-za', 'mega-dimension', 'raichu-mega-x zeraora-mega', 'chespin'],
])('%s, %s has %s, not %s', (game, list, has, lacks) => {
  const ids = idsIn(game, list);
  expect(ids).toEqual(expect.arrayContaining(split(has)));
  expect(split(lacks).filter((id) => ids.includes(id))).toEqual([]);
});
