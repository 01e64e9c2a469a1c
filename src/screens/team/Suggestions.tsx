import { memo, useMemo, useRef, useState } from 'react';
import { type Member, noMember } from '#calculators/team.ts';
import type { Target } from '#engine/coverage.ts';
import type { Suggestion } from '#engine/suggest.ts';
import { isOfficialType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { tags } from '#pokedex/pokemon.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { type PreviewBy, usePreviewEnd } from '#ui/preview.ts';
import { Select } from '#ui/Select.tsx';
import { Status } from '#ui/Status.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import type { Said } from '#workers/questions.ts';
import { useAnswer } from '#workers/useAnswer.ts';
import { type Joining, pokemonJoining, typingsJoining } from './joining.ts';
import { Suggested } from './Suggested.tsx';
import styles from './Suggestions.module.css';
import { TriedBar } from './TriedBar.tsx';
import type { Tried } from './tried.ts';
import type { Team } from './useTeam.ts';

const kinds = ['typings', 'pokemon'] as const;
const filters = ['single', ...tags] as const;
type Filter = (typeof filters)[number];

/** Shown at first, and with each "Show more". */
const some = 6;
const most = 60;

function isOf(filter: Filter, { candidate, pokemon }: Joining): boolean {
  if (filter === 'single') return candidate.typing.length === 1;
  return pokemon?.tags?.includes(filter) ?? false;
}

/** Who is suggested, as a member. */
function joiningAs({ who, ability }: Pick<Suggestion, 'ability'> & { who: Joining }): Member {
  const { candidate, pokemon } = who;
  return {
    ...noMember,
    pokemon: pokemon?.id,
    types: candidate.typing.filter(isOfficialType),
    ability,
  };
}

/** The types and the Pokémon that would leave the least danger, each with its reason. */
export const Suggestions = memo(function Suggestions({
  team,
  danger,
  pinned,
  onHover,
  onPin,
  onAdd,
}: {
  team: Team;
  /** The team's danger as it is. */
  danger: number;
  pinned: Target | undefined;
  onHover: (tried: Tried | undefined) => void;
  onPin: (tried: Tried | undefined) => void;
  onAdd: (member: Member) => void;
}) {
  const { text } = useText();
  const list = useRef<HTMLUListElement>(null);
  const [kind, setKind] = useState<(typeof kinds)[number]>('typings');
  const [left, leaveOut] = useState<readonly Filter[]>([]);
  const [count, setCount] = useState(some);
  const [by, preview] = useState<PreviewBy>();
  const { searchables, settings, pokedex, chosen, world } = team;
  const { generation } = settings;

  usePreviewEnd(by, () => {
    preview(undefined);
    onHover(undefined);
  });

  const joining = useMemo(() => {
    const all = (kind === 'typings' ? typingsJoining : pokemonJoining)(generation, searchables);
    return new Map(all.map((each) => [each.candidate, each]));
  }, [kind, generation, searchables]);

  const said = useMemo((): Said<'suggest'> | undefined => {
    const candidates = [...joining.values()]
      .filter((each) => !left.some((filter) => isOf(filter, each)))
      .map(({ candidate }) => candidate);
    if (joining.size === 0) return undefined;
    return [chosen.map(({ defender }) => defender), candidates, world, most];
  }, [chosen, joining, left, world]);
  const { answer, said: answered, hasFailed } = useAnswer('suggest', said);

  const isMissing = kind === 'pokemon' && pokedex === 'failed';
  // Until the next answer is here the last one stays, as far as it speaks of the same.
  const found = (answer ?? []).flatMap((suggestion) => {
    const target = answered?.[1][suggestion.candidate];
    const who = target && joining.get(target);
    return who ? [{ ...suggestion, who }] : [];
  });

  const shown = found.slice(0, count);
  const tried = shown.find(({ who }) => who.candidate === pinned);

  return (
    <Card aria-label={text('team.suggest.title')} className={styles.card}>
      <h2>{text('team.suggest.title')}</h2>
      <div className={styles.filters}>
        <Select
          label={text('team.suggest.of')}
          value={kind}
          onChange={({ target }) => {
            setKind(kinds.find((each) => each === target.value) ?? 'typings');
            setCount(some);
            onPin(undefined);
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {text(`team.suggest.${each}`)}
            </option>
          ))}
        </Select>
        {(kind === 'typings' ? (['single'] as const) : filters).map((filter) => (
          <Toggle
            key={filter}
            pressed={!left.includes(filter)}
            onClick={() => {
              const isLeft = left.includes(filter);
              leaveOut(isLeft ? left.filter((each) => each !== filter) : [...left, filter]);
              onPin(undefined);
            }}
          >
            {text(`team.suggest.${filter}`)}
          </Toggle>
        ))}
      </div>
      {isMissing && <p>{text('pokemonPicker.failed')}</p>}
      {hasFailed && <p role="alert">{text('team.suggest.failed')}</p>}
      <Status>
        {!hasFailed &&
          !isMissing &&
          found.length === 0 &&
          text(answered && answered === said ? 'team.suggest.noneLeft' : 'team.suggest.thinking')}
      </Status>
      <ul ref={list} tabIndex={-1} data-preview className={styles.list}>
        {shown.map((suggestion) => {
          const { who, danger: after } = suggestion;
          const { candidate: target, pokemon, such } = who;
          const member = joiningAs(suggestion);
          return (
            <Suggested
              key={pokemon?.id ?? target.typing.join()}
              member={member}
              team={team}
              members={chosen}
              world={world}
              such={such}
              dangers={[danger, after]}
              isPinned={pinned === target}
              onPreview={(by) => {
                preview(by);
                onHover({ target, member });
              }}
              onPin={() => onPin(pinned === target ? undefined : { target, member })}
              onAdd={() => onAdd(member)}
            />
          );
        })}
      </ul>
      {found.length > count && (
        <Button
          quiet
          onClick={() => {
            setCount(count + some);
            // The last press takes the button away.
            if (count + some >= found.length) list.current?.focus();
          }}
        >
          {text('team.suggest.more')}
        </Button>
      )}
      {tried && (
        <TriedBar
          name={team.resolve(joiningAs(tried)).name}
          dangers={[danger, tried.danger]}
          onAdd={() => onAdd(joiningAs(tried))}
          onEnd={() => {
            onPin(undefined);
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <p className={styles.about}>{text('team.suggest.about')}</p>
    </Card>
  );
});
