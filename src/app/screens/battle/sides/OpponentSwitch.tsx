import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sendOut, setBring } from '#app/screens/battle/updates.ts';
import type { Battle, GridMember } from '#app/screens/battle/useBattle.ts';
import { MemberName } from '#app/typeUi/MemberName.tsx';
import { Segments } from '#app/ui/controls/Segments.tsx';
import { bringSizes } from '#core/links/battle.ts';

/**
 * Switches between one opponent, which it sends to the field, and all of them, as before a battle, where each
 * side brings some or all of its members.
 */
export function OpponentSwitch({
  battle: { update, theirGridMembers, isPreview, canSelect, selections, state },
  opponent,
}: {
  battle: Battle;
  /** Undefined if the answer to it and to all of them are on the screen together. */
  opponent: GridMember | undefined;
}) {
  const { t, language } = useTranslation();
  const number = formatNumber(theirGridMembers.length, language);
  const showAll = (bring: typeof state.bring) =>
    update((current) => {
      const next = setBring(bring)(current);
      return opponent ? sendOut('them', undefined)(next) : next;
    });
  return (
    <Segments label={t('battle.opponentsShown')}>
      {opponent && (
        <button
          type="button"
          aria-pressed={!isPreview}
          onClick={() => update(sendOut('them', opponent.sideIndex))}
        >
          <MemberName name={opponent.name} shortName={opponent.shortName} />
        </button>
      )}
      {canSelect &&
        bringSizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={selections !== undefined && state.bring === size}
            onClick={() => showAll(size)}
          >
            {t('battle.bringSize', { number: formatNumber(size, language) })}
          </button>
        ))}
      <button
        type="button"
        aria-pressed={(isPreview || !opponent) && !selections}
        onClick={() => showAll(undefined)}
      >
        {t('battle.all', { number })}
      </button>
    </Segments>
  );
}
