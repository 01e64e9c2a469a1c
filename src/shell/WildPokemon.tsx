import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { formatDefenseUrl } from '#links/defense.ts';
import { displayName } from '#pokedex/name.ts';
import { usePokedex } from '#pokedex/pokedex.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { useSettings } from '#session/useCalculator.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNames } from '#widgets/names/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import { Ball, ballThemes } from './Ball.tsx';
import styles from './WildPokemon.module.css';

const ballTheme = pickOne(ballThemes) ?? 'premier';

/** The ball in the header; pressing it shows a random Pokémon in a notice. */
export function WildPokemon() {
  const { t } = useTranslation();
  const { listedSearchables } = usePokedex(useSettings());
  const button = useRef<HTMLButtonElement>(null);
  const [wildPokemon, setWildPokemon] = useState<Pokemon>();
  return (
    <>
      <button
        type="button"
        className={styles.ball}
        ref={button}
        aria-label={t('shell.ball')}
        disabled={listedSearchables.length === 0}
        onClick={() => setWildPokemon(pickOne(listedSearchables)?.pokemon)}
      >
        <Ball theme={ballTheme} />
      </button>
      {wildPokemon && listedSearchables.some(({ pokemon }) => pokemon === wildPokemon) && (
        <WildPokemonNotice
          pokemon={wildPokemon}
          onDismiss={() => {
            setWildPokemon(undefined);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

function WildPokemonNotice({ pokemon, onDismiss }: { pokemon: Pokemon; onDismiss: () => void }) {
  const { t, language } = useTranslation();
  const { typeName } = useNames();
  const settings = useSettings();
  const types = typingIn(settings.ruleset, pokemon);
  return (
    <Notice event={pokemon}>
      {types.map((type) => (
        <TypeIcon key={type} type={type} name={typeName(type)} />
      ))}
      <p>{t('shell.wildPokemon', { pokemon: displayName(language, pokemon) })}</p>
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

function pickOne<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
