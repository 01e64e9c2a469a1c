import { useText } from '#i18n/text.ts';

const folders = ['abilities', 'conditions', 'items'] as const;

/** How to say an engine rule's name: an ability's, a condition's or an item's. */
export function useRuleName(): (rule: string) => string {
  const { text } = useText();
  return (rule) => {
    const keys = folders.map((folder) => `${folder}.${rule}`);
    return text(keys as ['abilities.levitate'], { defaultValue: rule });
  };
}
