import { joinSentences } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Card } from '#app/ui/Card.tsx';
import { type Calculator, calculators } from '#core/links/registry.ts';
import styles from './HelpCards.module.css';
import { helpTexts } from './helpTexts.ts';
import { QuestionTable } from './QuestionTable.tsx';

/** Terms of the games, ordered so that a reader knows the terms that a definition uses. */
const terms = [
  ['shell.defense', 'terms.defense'],
  ['shell.offense', 'terms.offense'],
  ['terms.names.weakness', 'terms.weakness'],
  ['terms.names.resistance', 'terms.resistance'],
  ['terms.names.immunity', 'terms.immunity'],
  ['terms.names.stab', 'terms.stab'],
  ['defense.tera', 'terms.tera'],
  ['types.stellar', 'terms.stellar'],
  ['defense.inverse', 'terms.inverse'],
  ['offense.coverage', 'terms.coverage'],
  ['terms.names.wall', 'terms.wall'],
  ['team.danger', 'terms.danger'],
  ['terms.names.safe', 'terms.safe'],
  ['team.suggest.single', 'terms.single'],
  ['preferences.typeCount.label', 'terms.typeCount'],
] as const;

const fusionCalculator = 'https://aegide.github.io/';

/** Shows the cards of a calculator's help. */
export function HelpCards({ calculator }: { calculator: Calculator }) {
  const { t, language } = useTranslation();
  const { section } = calculators[calculator];
  const { intro, steps } = helpTexts[calculator] ?? { intro: [], steps: [] };
  const [major, minor] = import.meta.env.VITE_VERSION.split('.');
  return (
    <div className={styles.cards}>
      <Card>
        <h2>{t('help.introTitle')}</h2>
        <p>
          {joinSentences(
            intro.map((key) => t(key)),
            language,
          )}
        </p>
        <p>{t('help.version', { version: `${t('shell.title')} V${major}.${minor}` })}</p>
      </Card>
      <Card>
        <h2>{t('help.howTitle')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </Card>
      <Card className={styles.wide}>
        <h2>{t('help.ask.title')}</h2>
        <QuestionTable />
      </Card>
      <Card className={styles.wide}>
        <h2>{t('terms.title')}</h2>
        <dl>
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{t(term)}</dt>
              <dd>{t(meaning)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2>{t('help.disclaimerTitle')}</h2>
        <p>{t('pages.disclaimer.text1')}</p>
      </Card>
      <Card>
        <h2>{t('help.thanksTitle')}</h2>
        <p>{t('help.thanks')}</p>
        {section === 'defense' && (
          <>
            <h2>{t('help.fusionTitle')}</h2>
            <p>
              <span>{t('help.fusion')}</span> <a href={fusionCalculator}>{t('help.fusionLink')}</a>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}
