import { useText } from '#i18n/text.ts';
import { Page } from './Page.tsx';

/** What one may do with Countertype, and what it does not promise. */
export function TermsPage() {
  const { text } = useText();
  return (
    <Page path="/terms/" title={text('pages.terms.title')} description={text('pages.terms.text1')}>
      <p>{text('pages.terms.text2')}</p>
      <p>{text('pages.terms.text3')}</p>
    </Page>
  );
}
