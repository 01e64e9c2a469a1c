import { Download, Link as LinkIcon } from 'lucide-react';
import { use } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import { saveFile } from '#app/browser/file.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ActionNoticeEvent } from '#app/parts/frame/ActionNotice.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { formatLink } from '#core/links/link.ts';
import { formatGameFile } from '#core/ownGames/file/gameFile.ts';
import { formatGameText, hasWholeText } from '#core/ownGames/link/gameText.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** Shows buttons that copy a link to the game and save it as a file. */
export function ShareGameButtons({
  game,
  onNotice,
}: {
  game: OwnGame;
  onNotice: (event: ActionNoticeEvent) => void;
}) {
  const { t } = useTranslation();
  const { basePath } = use(NavigationContext);

  async function copy(text: string): Promise<void> {
    const ruleset = { ...game, linkText: text };
    const search = formatLink(new URLSearchParams(), { ruleset, typeCount: 2 });
    const isCopied = await copyText(`${window.location.origin}${basePath}/defense/?${search}`);
    onNotice({ message: t(isCopied ? 'notices.linkCopied' : 'notices.linkNotCopied') });
  }

  function copyLink(): void {
    const text = formatGameText(game);
    if (text === undefined) onNotice({ message: t('importGame.noLink') });
    else if (hasWholeText(game)) copy(text);
    else
      onNotice({
        message: t('notices.linkWithoutGame', { game: game.name }),
        confirm: { label: t('notices.copyLink'), onClick: () => copy(text) },
      });
  }

  function save(): void {
    const name = game.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'game';
    saveFile(`${name}.json`, new Blob([formatGameFile(game)], { type: 'application/json' }));
  }

  return (
    <>
      <Button onClick={copyLink}>
        <LinkIcon aria-hidden />
        <span>{t('notices.copyLink')}</span>
      </Button>
      <Button onClick={save}>
        <Download aria-hidden />
        <span>{t('game.saveFile')}</span>
      </Button>
    </>
  );
}
