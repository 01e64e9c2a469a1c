import { useText } from '#i18n/text.ts';
import { Page } from './Page.tsx';

/** Whose names these are. */
export function DisclaimerPage() {
  const { text } = useText();
  return (
    <Page
      path="/disclaimer/"
      title={text('pages.disclaimer.title')}
      description={text('pages.disclaimer.text1')}
    >
      <p>{text('pages.disclaimer.text2')}</p>
    </Page>
  );
}
