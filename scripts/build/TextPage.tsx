import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#app/i18n/languages.ts';
import type { Texts } from '#app/i18n/translate.ts';
import { AboutPage } from '#app/screens/pages/AboutPage.tsx';
import { ContactPage } from '#app/screens/pages/ContactPage.tsx';
import { DisclaimerPage } from '#app/screens/pages/DisclaimerPage.tsx';
import { PrivacyPage } from '#app/screens/pages/PrivacyPage.tsx';
import { TermsPage } from '#app/screens/pages/TermsPage.tsx';
import { Footer } from '#app/shell/foot/Footer.tsx';
import layout from '#app/shell/Layout.module.css';
import wildPokemon from '#app/shell/WildPokemon.module.css';
import { Link, NavigationContext } from '#app/ui/controls/Link.tsx';
import { SegmentedNav } from '#app/ui/controls/SegmentedNav.tsx';
import { calculators, sections } from '#core/links/registry.ts';
import { setServerTranslation } from './serverTranslation.ts';
import '#app/ui/tokens.css';
import '#app/ui/base.css';

const textPages = {
  about: AboutPage,
  terms: TermsPage,
  contact: ContactPage,
  privacy: PrivacyPage,
  disclaimer: DisclaimerPage,
};

type TextPageName = keyof typeof textPages;

export const textPageNames = Object.keys(textPages) as TextPageName[];

/**
 * Renders a text page as HTML in the frame of the app: all but the fields and buttons of the header, which come with the app,
 * as those of every skeleton do. Its title and meta tags come first.
 */
export function renderTextPage(
  name: TextPageName,
  language: Language,
  texts: Texts,
  basePath: string,
): string {
  const { t } = setServerTranslation(language, texts);
  const Page = textPages[name];
  return renderToStaticMarkup(
    <NavigationContext value={{ basePath, navigate: () => {}, prepare: () => {} }}>
      <div data-skeleton>
        <button type="button" className={layout.skip}>
          {t('shell.skip')}
        </button>
        <header className={layout.header}>
          <div className={layout.bar}>
            <div className={layout.name}>
              <span className={wildPokemon.ball} />
              <Link to="/" translate="no" className={layout.title}>
                {t('shell.title')}
              </Link>
            </div>
          </div>
        </header>
        <div className={layout.page} data-text>
          <div className={layout.tabs}>
            <SegmentedNav pill label={t('shell.calculators')}>
              {sections.map((section) => (
                <Link
                  key={section}
                  to={calculators[section].path}
                  aria-current={section === 'offense' ? 'true' : undefined}
                >
                  {t(calculators[section].label)}
                </Link>
              ))}
            </SegmentedNav>
          </div>
          <main tabIndex={-1} className={layout.main}>
            <Page />
          </main>
          <Footer />
        </div>
      </div>
    </NavigationContext>,
  );
}
