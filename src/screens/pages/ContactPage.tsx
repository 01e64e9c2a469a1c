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
          <span>{text('pages.contact.source')}</span>{' '}
          <a href={source} translate="no">
            {source}
          </a>
        </p>
      )}
      {email && (
        <p>
          <span>{text('pages.contact.email')}</span>{' '}
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </p>
      )}
      {!source && !email && <p>{text('pages.contact.none')}</p>}
      <p>
        <span>{text('pages.contact.crash')}</span>{' '}
        <Link to="/_error">{text('pages.contact.crashLink')}</Link>
      </p>
    </Page>
  );
}
