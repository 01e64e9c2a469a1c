import { useTranslation } from '#app/i18n/useTranslation.ts';

/** A name from the games, marked with its language if the page is in another; browsers do not translate it. */
export function NameText({ name, className }: { name: string; className?: string | undefined }) {
  const { namesTag } = useTranslation();
  return (
    <span translate="no" lang={namesTag} className={className}>
      {name}
    </span>
  );
}
