import { Link as LinkIcon, Share2 } from 'lucide-react';
import { copyText } from '#app/browser/clipboard.ts';
import { canShare, share } from '#app/browser/share.ts';
import { type Language, officialLanguages } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { formatEntry } from '#app/state/entry.ts';
import { session } from '#app/state/session.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { findAnswerPage } from '#core/links/answerPage.ts';
import { type Calculator, calculators } from '#core/links/registry.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Notices } from './useNotices.ts';

const icons = { link: <LinkIcon aria-hidden />, share: <Share2 aria-hidden /> };

/** Shows buttons that copy and share the link of a calculator; `iconOnly` ones have no visible text. */
export function ShareButtons({
  calculator,
  notices,
  iconOnly = false,
}: {
  calculator: Calculator;
  notices: Notices;
  iconOnly?: boolean;
}) {
  const { t, language } = useTranslation();
  const labelOf = (text: string) => (iconOnly ? { 'aria-label': text, title: text } : {});

  async function copy(): Promise<void> {
    const isCopied = await copyText(getShareUrl(calculator));
    notices.show({ message: t(isCopied ? 'notices.linkCopied' : 'notices.linkNotCopied') });
  }

  /** Does what the button says; first says so if the link cannot have all of the own game in use. */
  async function send(label: string, action: () => void): Promise<void> {
    const { ruleset } = session.getSettings();
    if (!isOwnGame(ruleset) || (await hasWholeLink(ruleset))) return action();
    notices.show({
      message: t('notices.linkWithoutGame', { game: ruleset.name }),
      trailing: (
        <Button quiet onClick={action}>
          {label}
        </Button>
      ),
    });
  }

  return (
    <>
      <Button
        quiet={iconOnly}
        aria-keyshortcuts="l"
        {...labelOf(t('notices.copyLink'))}
        onClick={() => send(t('notices.copyLink'), copy)}
      >
        {icons.link}
        {!iconOnly && <span>{t('notices.copyLink')}</span>}
      </Button>
      {canShare && (
        <Button
          quiet={iconOnly}
          {...labelOf(t('notices.share'))}
          onClick={() =>
            send(t('notices.share'), () => share(document.title, getPageUrl(calculator, language)))
          }
        >
          {icons.share}
          {!iconOnly && <span>{t('notices.share')}</span>}
        </Button>
      )}
    </>
  );
}

/** Whether a link has the whole game; also if the code that answers cannot be loaded. */
async function hasWholeLink(game: OwnGame): Promise<boolean> {
  try {
    const { hasWholeText } = await import('#core/ownGames/link/gameText.ts');
    return hasWholeText(game);
  } catch {
    return true;
  }
}

/** Returns the absolute URL of the calculator with its state and settings. */
function getShareUrl(calculator: Calculator): string {
  const path = import.meta.env.BASE_URL + calculators[calculator].path.slice(1);
  const link = new URL(path, window.location.href);
  link.search = formatEntry(session.getEntry(calculator));
  return link.href;
}

/** Returns the URL of the page with the answer, which chats show as a picture, or else that of the calculator. */
function getPageUrl(calculator: Calculator, language: Language): string {
  const url = getShareUrl(calculator);
  const hasNames = officialLanguages.includes(language);
  const pages = import.meta.env.VITE_ANSWER_PAGES;
  const path =
    calculator === 'defense'
      ? findAnswerPage(new URL(url).searchParams, language, hasNames, pages)
      : undefined;
  return path ? new URL(import.meta.env.BASE_URL + path, url).href : url;
}
