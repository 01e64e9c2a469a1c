import fc from 'fast-check';
import { expect } from 'vitest';
import { slowRuns } from '#tests/runs.ts';

type Format<Game> = {
  format: (game: Game) => string | undefined;
  parse: (text: string) => Game | undefined;
};

/** Expects that a damaged text of a game is rejected, or that it is exactly the text of another game. */
export function checkDamagedTexts<Game>(
  games: fc.Arbitrary<Game>,
  { format, parse }: Format<Game>,
): void {
  fc.assert(
    fc.property(
      games,
      fc.nat(),
      fc.string({ maxLength: 3 }),
      fc.nat({ max: 3 }),
      (game, at, damage, length) => {
        const text = format(game)!;
        const from = at % (text.length + 1);
        const damagedText = text.slice(0, from) + damage + text.slice(from + length);
        const otherGame = parse(damagedText);
        if (otherGame) expect(format(otherGame)).toBe(damagedText);
      },
    ),
    { numRuns: slowRuns },
  );
}

/** Expects that each of the texts is rejected, or that it is exactly the text of a game. */
export function checkAnyTexts<Game>(
  texts: fc.Arbitrary<string>,
  { format, parse }: Format<Game>,
): void {
  fc.assert(
    fc.property(texts, (text) => {
      const game = parse(text);
      if (game) expect(format(game)).toBe(text);
    }),
  );
}

/** The characters of base64url. */
export const base64Characters = fc.constantFrom(
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
);
