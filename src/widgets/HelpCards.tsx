import { memo } from 'react';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import styles from './HelpCards.module.css';

const help = {
  defense: {
    intro: 'introDefense',
    steps: ['howDefense1', 'howDefense2', 'howDefense3'],
    features: ['solo', 'why', 'ability', 'tera', 'situation', 'generation', 'link'],
  },
  team: {
    intro: 'introTeam',
    steps: ['howTeam1', 'howTeam2', 'howTeam3'],
    features: ['table', 'suggest', 'showdown', 'picture', 'why', 'generation', 'link'],
  },
  offense: {
    intro: 'introOffense',
    steps: ['howOffense1', 'howOffense2', 'howOffense3'],
    features: ['coverage', 'next', 'why', 'moves', 'attacker', 'generation', 'link'],
  },
} as const;

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

/** What a calculator is, how to use it and what it can do; below the tool, for who is new. */
export const HelpCards = memo(function HelpCards({ of }: { of: keyof typeof help }) {
  const { text } = useText();
  const { intro, steps, features } = help[of];
  const [major, minor] = import.meta.env.VITE_VERSION.split('.');
  return (
    <aside aria-label={text('help.title')} className={styles.cards}>
      <Card>
        <h2>{text('help.introTitle')}</h2>
        <p>{text(`help.${intro}`)}</p>
        <p>{text('help.version', { version: `${text('shell.title')} V${major}.${minor}` })}</p>
      </Card>
      <Card>
        <h2>{text('help.howTitle')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{text(`help.${step}`)}</li>
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
        {of !== 'offense' && (
          <>
            <h2>{text('help.fusionTitle')}</h2>
            <p>
              {text('help.fusion')} <a href={fusionCalculator}>{text('help.fusionLink')}</a>
            </p>
          </>
        )}
      </Card>
    </aside>
  );
});
