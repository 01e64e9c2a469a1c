import { expect, it } from 'vitest';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';

loadMovesFromDisk();

const trainers = `const struct Trainer gTrainers[] = {
    [TRAINER_NONE] =
    {
        .trainerName = _(""),
        .party = NULL,
    },

    [TRAINER_GARY_1] =
    {
        .trainerClass = TRAINER_CLASS_ELITE_FOUR,
        .encounterMusic_gender = F_TRAINER_FEMALE | TRAINER_ENCOUNTER_MUSIC_MALE,
        .trainerName = _("GARY"), // the first one
        .items = {ITEM_POTION, ITEM_NONE},
        .doubleBattle = TRUE,
        .party = TRAINER_PARTY(sParty_Gary1),
    },
    [TRAINER_JANE] = {
        .partyFlags = 0,
        .trainerClass = CLASS_LASS,
        .trainerName = NO_NAME,
        .doubleBattle = FALSE,
        .partySize = NELEMS(sParty_Jane),
        .party = {.NoItemDefaultMoves = sParty_Jane}
    },
    [TRAINER_OLD_MAN] = {
        .trainerClass = TRAINER_CLASS_LEADER,
        .trainerName = _("BO"),
        .party = NO_ITEM_DEFAULT_MOVES(sParty_Macro),
    },
    [TRAINER_LOST] = { .trainerName = _("LOST"), .party = ITEM_CUSTOM_MOVES(sParty_Nowhere) },
};
`;
const teams = `#define DUMMY_MON \\
    {             \\
        .lvl = 5, \\
    }
#define TOP 40
static const struct TrainerMonItemCustomMoves sParty_Gary1[] = {
    {
    .iv = 100,
    .lvl = TOP + 2,
    .species = SPECIES_MR_MIME,
    .heldItem = ITEM_SITRUS_BERRY,
    .moves = {MOVE_DOUBLE_KICK, MOVE_PSYCHIC, MOVE_NONE, MOVE_NONE}
    },
    { .lvl = 41, .species = SPECIES_NIDORAN_M, .heldItem = ITEM_NONE, .ability = ABILITY_HUSTLE },
};

static const struct TrainerMonNoItemDefaultMoves sParty_Jane[] = {
    {
        .iv = 0,
        .lvl = 7,
        .species = SPECIES_ABRA,
    },
};
static const struct TrainerMonNoItemDefaultMoves sParty_Macro[] = {DUMMY_MON};
`;

const read = (...texts: string[]) => {
  const files = texts.map((text, index) => ({ name: `file${index}.h`, text }));
  const { bosses, warnings, formats } = readOwnGame(files, { base: 'gen2' });
  return {
    bosses,
    formats,
    lines: warnings.map(({ code, file, line, text }) => [code, file, line, text]),
  };
};
const garysTeam = [
  'Mr Mime @ Sitrus Berry\nLevel: 42\n- Double Kick\n- Psychic',
  'Nidoran M\nAbility: Hustle\nLevel: 41',
].join('\n\n');

it('trainers.h and trainer_parties.h of pret’s trees are the opponents of a game', () => {
  const { bosses, formats, lines } = read(trainers, teams);
  expect(formats).toEqual(['trainersC']);
  expect(bosses).toEqual([
    { name: 'Gary (Elite Four)', team: garysTeam, marks: ['double'] },
    { name: 'Jane (Lass)', team: 'Abra\nLevel: 7', isOutsideStory: true },
  ]);
  expect(lines).toEqual([
    ['unknownLine', 'file1.h', 24, 'DUMMY_MON'],
    ['unknownLine', 'file0.h', 30, 'TRAINER_LOST'],
    ['baseChart', 'file0.h', undefined, 'gen2'],
  ]);
  const [team] = readShowdown(garysTeam, pokedex, 'default').teams;
  expect(team?.members.map(({ pokemon }) => pokemon.id)).toEqual(['mr-mime', 'nidoran-m']);
});

it('newer trees have the trainers by difficulty and one kind of teams', () => {
  const { bosses } = read(
    `const struct Trainer gTrainers[DIFFICULTY_COUNT][TRAINERS_COUNT] =
{
    [DIFFICULTY_NORMAL] =
    {
        [TRAINER_A] = { .trainerName = _("A"), .trainerClass = TRAINER_CLASS_RIVAL, .battleType = TRAINER_BATTLE_TYPE_DOUBLES, .party = TRAINER_PARTY(sParty_A) },
    },
};
static const struct TrainerMon sParty_A[] = { { .species = SPECIES_ONIX, .lvl = 9, .teraType = TYPE_ICE } };
`,
  );
  expect(bosses).toEqual([
    { name: 'A (Rival)', team: 'Onix\nLevel: 9\nTera Type: Ice', marks: ['double'] },
  ]);
});

it('teams without their trainers are opponents with the names of the teams', () => {
  const hardTeam =
    'struct TrainerMon sHardParty_Jane[] = { { .lvl = 9, .species = SPECIES_MEW } };';
  const { bosses, lines } = read(teams + hardTeam);
  expect(bosses?.map(({ name, isOutsideStory }) => [name, isOutsideStory])).toEqual([
    ['Gary1', true],
    ['Jane', true],
    ['Jane (Hard)', true],
  ]);
  expect(lines).toHaveLength(2);
});

it('a table without an end, and each after it, is named with its line', () => {
  const open = 'struct TrainerMon sParty_Open[] = { { .lvl = 3';
  const { bosses, lines } = read(trainers, teams, `${open}\nstruct TrainerMon sParty_B[] = {};`);
  expect(bosses).toHaveLength(2);
  expect(lines.slice(0, 2)).toEqual([
    ['unknownLine', 'file2.h', 1, 'sParty_Open'],
    ['unknownLine', 'file2.h', 2, 'sParty_B'],
  ]);
});
