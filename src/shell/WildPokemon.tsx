import { useRef, useState } from 'react';
import { defenderLink } from '#calculators/defense.ts';
import { existsIn } from '#engine/generation.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { usePokedex } from '#pokedex/pokedex.ts';
import { type Pokemon, pokemonIn, typingIn } from '#pokedex/pokemon.ts';
import { useSettings } from '#preferences/settings.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TypeSign } from '#widgets/TypeSign.tsx';
import { Ball, ballThemes } from './Ball.tsx';
import styles from './WildPokemon.module.css';

const ball = pickOne(ballThemes) ?? 'premier';

/** The ball in the header; pressed, it lets a random Pokémon appear, and takes nobody away. */
export function WildPokemon() {
  const { text } = useText();
  const progress = usePokedex();
  const { generation } = useSettings();
  const button = useRef<HTMLButtonElement>(null);
  const [wild, setWild] = useState<Pokemon>();
  return (
    <>
      <button
        type="button"
        className={styles.ball}
        ref={button}
        aria-label={text('shell.ball')}
        disabled={progress.state !== 'done'}
        onClick={() => {
          const pokedex = progress.state === 'done' ? progress.value : [];
          setWild(pickOne(pokemonIn(generation, pokedex)));
        }}
      >
        <Ball theme={ball} />
      </button>
      {wild && existsIn(generation, wild.generation) && (
        <Appearance
          wild={wild}
          onDismiss={() => {
            setWild(undefined);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Appearance({ wild, onDismiss }: { wild: Pokemon; onDismiss: () => void }) {
  const { text, language } = useText();
  const settings = useSettings();
  const types = typingIn(settings.generation, wild);
  return (
    <Notice>
      {types.map((type) => (
        <TypeSign key={type} type={type} name={text(`types.${type}`)} />
      ))}
      <p>{text('shell.appeared', { pokemon: displayName(language, wild) })}</p>
      <Link
        className={styles.link}
        to={defenderLink({ pokemon: wild.id, types }, settings)}
        onClick={onDismiss}
      >
        {text('shell.seeDefense')}
      </Link>
      <Button quiet onClick={onDismiss}>
        {text('shell.dismiss')}
      </Button>
    </Notice>
  );
}

function pickOne<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
