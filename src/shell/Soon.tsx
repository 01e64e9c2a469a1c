import { Link, useLocation } from 'react-router';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';
import { HelpCards } from '#widgets/HelpCards.tsx';
import { PageHead } from '#widgets/PageHead.tsx';

/** Says that a calculator is still being built, and where one is that works. */
export function Soon() {
  const { text } = useText();
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={text('shell.soonTitle')} description={text('shell.soon')} path={pathname} />
      <Card>
        <h1>{text('shell.soonTitle')}</h1>
        <p>{text('shell.soon')}</p>
        <p>
          <Link to="/defense/">{text('shell.toDefense')}</Link>
        </p>
      </Card>
      {pathname.startsWith('/offense') && <HelpCards of="offense" />}
    </>
  );
}
