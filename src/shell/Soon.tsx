import { Link } from 'react-router';
import { useText } from '#i18n/text.ts';
import { Card } from '#ui/Card.tsx';

/** Says that a calculator is still being built, and where one is that works. */
export function Soon() {
  const { text } = useText();
  return (
    <Card>
      <h1>{text('shell.soonTitle')}</h1>
      <p>{text('shell.soon')}</p>
      <p>
        <Link to="/defense/">{text('shell.toDefense')}</Link>
      </p>
    </Card>
  );
}
