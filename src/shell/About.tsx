import { repair } from '#browser/serviceWorker.ts';
import { AboutPage } from '#screens/pages/AboutPage.tsx';

/** The about page, which can mend the installation. */
export function About() {
  return <AboutPage onRepair={repair} />;
}
