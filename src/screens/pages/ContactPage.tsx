import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { Page } from './Page.tsx';

const { VITE_SOURCE_URL: source, VITE_CONTACT_EMAIL: email } = import.meta.env;

/** Whom to tell about mistakes, as far as the host of this copy said. */
export function ContactPage() {
  const { text } = useText();
  return (
    <Page
      path="/contact/"
      title={text('pages.contact.title')}
      description={text('pages.contact.report')}
    >
      {source && (
        <p>
          {text('pages.contact.source')} <a href={source}>{source}</a>
        </p>
      )}
      {email && (
        <p>
          {text('pages.contact.email')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {!source && !email && <p>{text('pages.contact.none')}</p>}
      <p>
        {text('pages.contact.crash')} <Link to="/_error">{text('pages.contact.crashLink')}</Link>
      </p>
    </Page>
  );
}
