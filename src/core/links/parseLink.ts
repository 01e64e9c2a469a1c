import { supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { wordsIn } from './linkWords.ts';
import type { LinkParameter } from './parameter.ts';
import { type Calculator, getCalculatorRow, type StateOf } from './registry.ts';
import { type FindGame, type GameReference, parseSettings } from './settings.ts';

/** What a link contains. */
export type ParsedLink<Name extends Calculator> = {
  settings: Settings;
  state: StateOf<Name>;
  /** Its parameters with invalid values. */
  ignored: LinkParameter[];
  /** The own game of the link if it was not found; its types and abilities are unknown then. */
  missingGame?: GameReference;
};

/** Parses the parameters of a calculator's link. */
export function parseLink<Name extends Calculator>(
  calculator: Name,
  params: URLSearchParams,
  findGame: FindGame,
): ParsedLink<Name> {
  const { state: settings, ignored, missingGame } = parseSettings(params, findGame);
  const { ruleset } = settings;
  const supportedParams = new URLSearchParams(params);
  // Only a battle can be a double battle; other calculators read no such parameter.
  if (calculator === 'battle' && params.has('doubles') && !supports(ruleset, 'doubles')) {
    supportedParams.delete('doubles');
    ignored.push('doubles');
  }
  const picks = getCalculatorRow(calculator).parse(supportedParams, wordsIn(ruleset));
  return {
    settings,
    state: picks.state,
    ignored: [...picks.ignored, ...ignored],
    ...(missingGame && { missingGame }),
  };
}
