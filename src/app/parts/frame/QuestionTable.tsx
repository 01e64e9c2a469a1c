import { use } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { Link, NavigationContext } from '#app/ui/controls/Link.tsx';
import { listQuestionLinks } from '#core/links/questionLinks.ts';

/** Lists what can be asked, each with a link to its answer, and the name of the screen. */
export function QuestionTable() {
  const { t } = useTranslation();
  const settings = useSettings();
  const { basePath } = use(NavigationContext);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('help.ask.question')}</th>
          <th scope="col">{t('help.ask.where')}</th>
        </tr>
      </thead>
      <tbody>
        {listQuestionLinks(settings).map(({ question, screen, url }) => (
          <tr key={question}>
            <th scope="row">
              {question === 'stream' ? (
                // The overlay is a page of its own.
                <a href={basePath + url} target="_blank" rel="noreferrer">
                  {t(`help.ask.${question}`)}
                </a>
              ) : (
                <Link to={url}>{t(`help.ask.${question}`)}</Link>
              )}
            </th>
            <td>{t(screen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
