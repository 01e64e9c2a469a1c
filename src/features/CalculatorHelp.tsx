import { memo } from 'react';
import type { Calculator, calculators, Section } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import styles from './CalculatorHelp.module.css';

type HelpOf<Row> = Row extends { help: infer Help } ? Help : never;
type Help = HelpOf<(typeof calculators)[Calculator]>;

/** The words of the games, in an order in which each is understood. */
const terms = [
  ['terms.names.weakness', 'terms.weakness'],
  ['terms.names.resistance', 'terms.resistance'],
  ['terms.names.immunity', 'terms.immunity'],
  ['terms.names.stab', 'terms.stab'],
  ['defense.tera', 'terms.tera'],
  ['types.stellar', 'terms.stellar'],
  ['defense.inverse', 'terms.inverse'],
  ['offense.coverage', 'terms.coverage'],
  ['terms.names.wall', 'terms.wall'],
] as const;

const fusionCalculator = 'https://aegide.github.io/';

/** What a calculator is, how to use it and what it can do; below the tool, for new players. */
export const CalculatorHelp = memo(function CalculatorHelp({
  help: { intro, steps, features },
  section,
}: {
  help: Help;
  section: Section;
}) {
  const { text } = useText();
  const [major, minor] = import.meta.env.VITE_VERSION.split('.');
  return (
    <aside aria-label={text('help.title')} className={styles.cards}>
      <Card>
        <h2>{text('help.introTitle')}</h2>
        <p>{text(intro)}</p>
        <p>{text('help.version', { version: `${text('shell.title')} V${major}.${minor}` })}</p>
      </Card>
      <Card>
        <h2>{text('help.howTitle')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{text(step)}</li>
          ))}
        </ol>
      </Card>
      <Card className={styles.wide}>
        <h2>{text('help.featuresTitle')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('help.feature')}</th>
              <th scope="col">{text('help.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{text(`help.${feature}Feature`)}</th>
                <td>{text(`help.${feature}Meaning`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card className={styles.wide}>
        <h2>{text('terms.title')}</h2>
        <dl>
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{text(term)}</dt>
              <dd>{text(meaning)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2>{text('help.disclaimerTitle')}</h2>
        <p>{text('pages.disclaimer.text1')}</p>
      </Card>
      <Card>
        <h2>{text('help.thanksTitle')}</h2>
        <p>{text('help.thanks')}</p>
        {section === 'defense' && (
          <>
            <h2>{text('help.fusionTitle')}</h2>
            <p>
              <span>{text('help.fusion')}</span>{' '}
              <a href={fusionCalculator}>{text('help.fusionLink')}</a>
            </p>
          </>
        )}
      </Card>
    </aside>
  );
});
