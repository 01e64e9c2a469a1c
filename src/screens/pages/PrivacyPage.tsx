import { useText } from '#i18n/text.ts';
import { Page } from './Page.tsx';

/** What Countertype knows about a player: nothing. */
export function PrivacyPage() {
  const { text } = useText();
  return (
    <Page
      path="/privacy/"
      title={text('pages.privacy.title')}
      description={text('pages.privacy.text1')}
    >
      <p>{text('pages.privacy.text2')}</p>
      <p>{text('pages.privacy.text3')}</p>
      <p>{text('pages.privacy.text4')}</p>
      <p>{text('pages.privacy.text5')}</p>
    </Page>
  );
}
