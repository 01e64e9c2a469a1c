import { expect, it } from 'vitest';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';

const header = `#if P_FAMILY_BULBASAUR
const struct SpeciesInfo gSpeciesInfo[] = {
    [SPECIES_NONE] = { 0 },
    [SPECIES_BULBASAUR] =
    {
        .baseHP = 45,
        .types = MON_TYPES(TYPE_GRASS, TYPE_POISON), // as ever
        .abilities = { ABILITY_OVERGROW, ABILITY_NONE, ABILITY_CHLOROPHYLL },
        .speciesName = _("Bulbasaur"),
    },
    [SPECIES_MR_MIME] =
    {
        .types = P_UPDATED_TYPES >= GEN_6 ? MON_TYPES(TYPE_PSYCHIC, TYPE_FAIRY) : MON_TYPES(TYPE_PSYCHIC),
        .speciesName = _("Mr. Mime"),
    },
    [SPECIES_RATTATA_ALOLA] =
    {
        .types = { TYPE_DARK, TYPE_DARK },
        .speciesName = _("Rattata"),
    },
    [SPECIES_SPEAROW] =
    {
        .type1 = TYPE_NORMAL,
        .type2 = TYPE_FLYING,
    },
    [SPECIES_ARCEUS_FIRE] = ARCEUS_SPECIES_INFO(TYPE_FIRE),
};
#endif
`;

it('the types of species_info headers are those of a game', () => {
  const game = readOwnGame([{ name: 'species_info.h', text: header }], { base: 'default' });
  expect(game.formats).toEqual(['speciesInfo']);
  expect(game.pokemon).toEqual([
    {
      ...{ name: 'Bulbasaur', types: ['grass', 'poison'] },
      ...{ abilities: ['OVERGROW', 'CHLOROPHYLL'], slots: '0H' },
    },
    { name: 'Mr. Mime', types: ['psychic', 'fairy'] },
    { name: 'Rattata Alola', types: ['dark'] },
    { name: 'Spearow', types: ['normal', 'flying'] },
  ]);
  expect(game.warnings.map(({ code, line, text }) => [code, line, text?.slice(0, 12)])).toEqual([
    ['condition', 13, '.types = P_U'],
    ['baseChart', undefined, 'default'],
    ['noType', 26, 'Arceus Fire'],
  ]);
});

it('trainers and species of one tree are one game', () => {
  const party = '=== TRAINER_A ===\nName: A\nClass: Leader\nPic: A\n\nSpearow\n';
  const files = [
    { name: 'a', text: header },
    { name: 'b', text: party },
  ];
  const { pokemon, bosses } = readOwnGame(files, { base: 'default' });
  expect([pokemon.length, bosses?.length]).toEqual([4, 1]);
});
