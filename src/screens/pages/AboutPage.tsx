import { useState } from 'react';
import { repair } from '#browser/repair.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from './Page.tsx';
import { SiteMap } from './SiteMap.tsx';

/** What Countertype is, where its facts come from, and how to mend it. */
export function AboutPage() {
  const { text } = useText();
  const [canRepair, setCanRepair] = useState(true);
  return (
    <Page path="/about/" title={text('pages.about.title')} description={text('pages.about.text1')}>
      <p>{text('pages.about.text2')}</p>
      <SiteMap />
      <h2>{text('pages.about.sourcesTitle')}</h2>
      <p>
        <span>{text('pages.about.showdown')}</span>{' '}
        <a href="https://github.com/pkmn/ps" translate="no">
          @pkmn/dex
        </a>
      </p>
      <p>
        <span>{text('pages.about.pokeapi')}</span>{' '}
        <a href="https://pokeapi.co" translate="no">
          PokéAPI
        </a>
      </p>
      <h2>{text('pages.about.versionTitle')}</h2>
      <p>{text('pages.about.version', { version: import.meta.env.VITE_VERSION })}</p>
      <p>
        <a href={`${import.meta.env.BASE_URL}licenses.md`}>{text('pages.about.licenses')}</a>
      </p>
      <h2>{text('pages.about.offlineTitle')}</h2>
      <p>{text('pages.about.offlineText')}</p>
      <p>
        <Button onClick={async () => setCanRepair(await repair())}>
          {text('pages.about.repair')}
        </Button>
      </p>
      <p role="status">{!canRepair && text('errors.noRepair')}</p>
    </Page>
  );
}
