import { X } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatDefenseUrl } from '#links/defense.ts';
import { displayName } from '#pokedex/name.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { useSettings } from '#session/useCalculator.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNames } from '#widgets/names/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
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
