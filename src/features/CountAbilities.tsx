import { type Generation, supports } from '#engine/generation.ts';
import { useText } from '#i18n/text.ts';
import { Toggle } from '#ui/Toggle.tsx';

/** Whether coverage looks at the abilities of the Pokémon that are hit; nothing where there are none. */
export function CountAbilities<State extends { countAbilities: boolean }>({
  generation,
  pressed,
  onChange,
}: {
  generation: Generation;
  pressed: boolean;
  onChange: (next: (state: State) => State) => void;
}) {
  const { text } = useText();
  if (!supports(generation, 'abilities')) return null;
  return (
    <Toggle
      pressed={pressed}
      onClick={() => onChange((state) => ({ ...state, countAbilities: !state.countAbilities }))}
    >
      {text('offense.countAbilities')}
    </Toggle>
  );
}
