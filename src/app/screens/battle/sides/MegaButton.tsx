import { useTranslation } from '#app/i18n/useTranslation.ts';
import { changeMember } from '#app/screens/battle/updates.ts';
import type { Battle, SideMember } from '#app/screens/battle/useBattle.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { tellNextMega } from '#core/picks/unknownMegas.ts';

/**
 * Shows whether an opponent has a Mega Evolution: not known, one of them, or none; a press tells the next one.
 * Nothing if it has none in this game, or if another opponent has one.
 */
export function MegaButton({
  battle: { update, settings, megas, findPokemon },
  member: { name, shortName, megas: forms, state, fighter, side, sideIndex },
}: {
  battle: Battle;
  member: SideMember;
}) {
  const { t } = useTranslation();
  const mega = forms.find(({ id }) => id === state.pokemon);
  const isUnknown = fighter.otherForms !== undefined;
  if (!isUnknown && !mega && !(state.hasNoMega && forms.length > 0)) return null;
  const answer = isUnknown ? t('battle.megaUnknown') : mega ? shortName : t('battle.megaNone');
  const mark = isUnknown ? '?' : mega ? '✓' : '✗';
  return (
    <Button
      quiet
      aria-label={t('battle.megaOf', { name, answer })}
      onClick={() =>
        update(
          changeMember(side, sideIndex, (member) =>
            tellNextMega(settings.ruleset, megas, member, findPokemon),
          ),
        )
      }
    >
      <span>{`${t('battle.mega')}${mark}`}</span>
    </Button>
  );
}
