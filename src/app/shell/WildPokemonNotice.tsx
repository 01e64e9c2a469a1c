import { X } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { TypeIcon } from '#app/typeUi/TypeIcon.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { formatDefenseUrl } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import styles from './WildPokemonNotice.module.css';

/** Names a Pokémon, with a link to its defense. */
export function WildPokemonNotice({
  pokemon,
  onDismiss,
}: {
  pokemon: Pokemon;
  onDismiss: () => void;
}) {
  const { t, namesLanguage } = useTranslation();
  const { typeName } = useNames();
  const settings = useSettings();
  const types = typingIn(settings.ruleset, pokemon);
  return (
    <Notice event={pokemon}>
      {types.map((type) => (
        <TypeIcon key={type} type={type} name={typeName(type)} />
      ))}
      <p>{t('shell.wildPokemon', { pokemon: displayName(namesLanguage, pokemon) })}</p>
      <Link
        className={styles.link}
        to={formatDefenseUrl({ pokemon: pokemon.id, types }, settings)}
        onClick={onDismiss}
      >
        {t('shell.seeDefense')}
      </Link>
      <Button quiet aria-label={t('shell.dismiss')} onClick={onDismiss}>
        <X aria-hidden />
      </Button>
    </Notice>
  );
}
