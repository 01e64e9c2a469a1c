import { useMemo } from 'react';
import { useLearnable } from '#app/downloads/learn.ts';
import { formatInSentence } from '#app/i18n/listFormat.ts';
import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { addNote, formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadFailed } from '#app/parts/frame/LoadFailed.tsx';
import { useLearnSource } from '#app/parts/moves/useLearnSource.ts';
import { useMoves } from '#app/parts/moves/useMoves.ts';
import { CardNote } from '#app/screens/battle/answer/TitledCard.tsx';
import type { Battle, GridMember } from '#app/screens/battle/useBattle.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { ScreenOnly } from '#app/ui/ScreenOnly.tsx';
import { findSurprises } from '#core/answers/surprise.ts';
import type { Type } from '#core/charts/type.ts';
import { strikeOf } from '#core/hit/strike.ts';
import { listLikelyStrikes } from '#core/picks/likelyAttacks.ts';
import { toAttack } from '#core/picks/supportedStrikes.ts';
import { LikelyMoves } from './LikelyMoves.tsx';

/**
 * Names the members that an opponent without known attacks could surprise by a likely move, and lists what it
 * can attack with. Nothing until the moves are loaded.
 */
export function OpponentMoves({ battle, opponent }: { battle: Battle; opponent: GridMember }) {
  const { t, language } = useTranslation();
  const { formatList, strikeName, typeName } = useNames();
  useMoves(battle);
  const { settings, ourAliveMembers, field, countsLikely } = battle;
  const { find, hasFailed, retry } = useLearnable(settings.ruleset);
  const source = useLearnSource(settings.ruleset);
  const { pokemon, isInGame, fighter, name } = opponent;
  const learnable = pokemon && isInGame ? find?.(pokemon) : undefined;
  const isUnknown = pokemon && isInGame && find && !learnable;

  const likely = useMemo(
    () =>
      pokemon && learnable
        ? listLikelyStrikes(settings.ruleset, fighter, pokemon.id, learnable.likely)
        : [],
    [settings, learnable, pokemon, fighter],
  );
  const surprises = useMemo(
    () =>
      findSurprises(
        ourAliveMembers.map((member) => member.fighter),
        fighter,
        countsLikely ? [] : likely.map(toAttack),
        field,
      ),
    [ourAliveMembers, fighter, likely, countsLikely, field],
  );

  if (hasFailed && !countsLikely) return <LoadFailed text={t('learn.failed')} onRetry={retry} />;
  if (!learnable || learnable.possible.length === 0) {
    return (
      <div>
        {/* If likely moves count, the answer says so of all opponents. */}
        {isUnknown && !countsLikely && <p>{t('learn.unknown', { names: name })}</p>}
        <LikelyMoves battle={battle} />
      </div>
    );
  }
  const names = surprises.map(({ member, attack, multiplier }) => {
    const strike = strikeOf(attack);
    const move = strike ? strikeName(strike) : '';
    const note = `${move} ${formatMultiplier(multiplier, language)}`;
    return addNote(ourAliveMembers[member]?.name ?? '', note, language);
  });
  const formatTypes = (types: readonly Type[]) => formatList(types.map((type) => typeName(type)));
  const grades = [
    ['battle.likely', formatList(likely.map(strikeName))],
    ['battle.byLevel', formatTypes(learnable.level)],
    ['battle.possible', formatTypes(learnable.possible)],
  ] as const;
  return (
    <div>
      {names.length > 0 && (
        <p>{t('battle.surprise', { opponent: name, names: formatInSentence(names, language) })}</p>
      )}
      <ScreenOnly>
        <details>
          <summary>
            <DisclosureLabel label={t('battle.canHit', { name })} />
          </summary>
          {grades
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <p key={label}>{formatLabeled(t(label), text, language)}</p>
            ))}
          <CardNote>{source}</CardNote>
        </details>
      </ScreenOnly>
      <LikelyMoves battle={battle} />
    </div>
  );
}
