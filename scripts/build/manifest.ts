import { calculators, mainCalculators } from '#core/links/registry.ts';
import { readLocales } from './locales.ts';

const english = readLocales().get('en') ?? new Map<string, string>();

/** The files that the app opens, by their media type. */
const openedFiles = {
  'text/plain': ['.txt', '.log', '.party'],
  'application/json': ['.json'],
  'text/csv': ['.csv'],
};

/** The web app manifest. Its URLs are relative, so that it also works under a sub-path. */
export const manifest = {
  id: '.',
  name: 'Countertype: Pokémon type matchups',
  short_name: 'Countertype',
  description:
    'What a Pokémon or a team is weak to, what attacks are good against, and why each number is what it is.',
  lang: 'en',
  start_url: '.',
  scope: '.',
  display: 'standalone' as const,
  theme_color: '#f8f7f2',
  background_color: '#f8f7f2',
  categories: ['games', 'utilities'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    screenshot('wide-defense', '1280x800', 'wide' as const, 'What Charizard is weak to'),
    screenshot('wide-team', '1280x800', 'wide' as const, 'Where a team breaks'),
    screenshot('narrow-defense', '390x844', 'narrow' as const, 'What Charizard is weak to'),
    screenshot('narrow-team', '390x844', 'narrow' as const, 'Where a team breaks'),
  ],
  // What arrives opens in its import: src/app/screens/open/OpenScreen.tsx.
  share_target: {
    action: './open/',
    method: 'POST' as const,
    enctype: 'multipart/form-data' as const,
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: Object.entries(openedFiles).flat(2) }],
    },
  },
  file_handlers: [{ action: './open/', accept: openedFiles }],
  launch_handler: { client_mode: ['navigate-existing' as const, 'auto' as const] },
  shortcuts: mainCalculators
    .map((name) => calculators[name])
    .map(({ label, path }) => ({ name: english.get(label) ?? label, url: `.${path}` })),
};

function screenshot<Form extends 'wide' | 'narrow'>(
  name: string,
  sizes: string,
  form_factor: Form,
  label: string,
) {
  return { src: `screenshots/${name}.png`, sizes, type: 'image/png', form_factor, label };
}
