import { useState } from 'react';
import { repair } from '#app/browser/repair.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import figures from './comparisons.json';
import { HowWeKnow } from './HowWeKnow.tsx';
import { Page } from './Page.tsx';
import { SiteMap } from './SiteMap.tsx';

/** Describes Countertype and its data sources, with a button that repairs its offline copy. */
export function AboutPage() {
  const { t } = useTranslation();
  const [canRepair, setCanRepair] = useState(true);
  return (
    <Page path="/about/" title={t('pages.about.title')} description={t('pages.about.text1')}>
      <SiteMap />
      <h2>{t('pages.about.sourcesTitle')}</h2>
      <p>
        <span>{t('pages.about.showdown')}</span>{' '}
        <a href="https://github.com/pkmn/ps" translate="no">
          @pkmn/dex
        </a>
      </p>
      <p>
        <span>{t('pages.about.pokeapi')}</span>{' '}
        <a href="https://pokeapi.co" translate="no">
          PokéAPI
        </a>
      </p>
      <HowWeKnow figures={figures} />
      <h2>{t('pages.about.versionTitle')}</h2>
      <p>{t('pages.about.version', { version: import.meta.env.VITE_VERSION })}</p>
      <p>
        <a href={`${import.meta.env.BASE_URL}licenses.md`}>{t('pages.about.licenses')}</a>
      </p>
      <h2>{t('pages.about.offlineTitle')}</h2>
      <p>{t('pages.about.offlineText')}</p>
      <p>
        <Button onClick={async () => setCanRepair(await repair())}>
          {t('pages.about.repair')}
        </Button>
      </p>
      <p role="status">{!canRepair && t('errors.noRepair')}</p>
    </Page>
  );
}
