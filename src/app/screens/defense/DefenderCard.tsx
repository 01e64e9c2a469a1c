import { useEffect, useState } from 'react';
import { clearSearchedText, getSearchedText } from '#app/browser/searchedText.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DefenderForm } from '#app/parts/defender/DefenderForm.tsx';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Card } from '#app/ui/Card.tsx';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import type { DefenseState } from '#core/links/defense.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import styles from './DefenderCard.module.css';
import { pickPokemon } from './pickPokemon.ts';
import { SituationFields } from './SituationFields.tsx';
import type { Defense } from './useDefense.ts';

const HeadFields = lateComponent('HeadFields', () => import('./HeadFields.tsx'));

/** Shows the form for the defender and the battle conditions. */
export function DefenderCard({
  defense,
  head,
  onChange,
  onClearPokemon,
}: {
  defense: Defense;
  /** The place for the selects in the head of the answer, null until it is there; they stay in the card if undefined. */
  head?: Element | null | undefined;
  /** Changes the form's fields; a pick and a tap on a type may replace the Pokémon. */
  onChange: (next: (state: DefenseState) => DefenseState) => void;
  onClearPokemon: () => void;
}) {
  const { t } = useTranslation();
  const [searchedText] = useState(getSearchedText);
  useEffect(clearSearchedText, []);
  const { settings, resolve, defender, pokemon, pokedexState, searchables, picksOf } = defense;
  const { ruleset } = settings;
  return (
    <Card aria-label={t('defense.choose')} className={styles.card}>
      <DefenderForm<DefenseState>
        settings={settings}
        pokedexState={pokedexState}
        searchables={searchables}
        pokemon={pokemon}
        defender={defender}
        tera={defender.tera}
        side="defending"
        initialText={searchedText}
        resolve={resolve}
        onPick={(newPokemon) => {
          onChange((state) => pickPokemon(state, picksOf(newPokemon)));
          // On a phone the page may still be scrolled to the last answer.
          window.scrollTo({ top: 0 });
        }}
        onClear={onClearPokemon}
        onChange={onChange}
        arrange={
          head === undefined
            ? undefined
            : (typesButton, selects) => (
                <LazyPart>
                  <HeadFields {...{ defense, head, typesButton, selects }} />
                </LazyPart>
              )
        }
      >
        {(supports(ruleset, 'items') || supports(ruleset, 'conditions')) && (
          <SituationFields defense={defense} />
        )}
      </DefenderForm>
    </Card>
  );
}
