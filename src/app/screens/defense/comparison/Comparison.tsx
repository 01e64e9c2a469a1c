import { ChevronDown, Columns2, Image, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { NameText } from '#app/typeUi/NameText.tsx';
import { Announcement } from '#app/ui/Announcement.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { DisclosureLabel } from '#app/ui/controls/DisclosureLabel.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { openInPrint } from '#app/ui/openInPrint.ts';
import { maxOthers } from '#core/links/defense.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Encounters } from './Encounters.tsx';
import { OtherForm } from './OtherForm.tsx';
import { OtherNotes } from './OtherNotes.tsx';
import { useComparison } from './useComparison.ts';
import { useDescribeComparison } from './useDescribeComparison.ts';
import { useEditOthers } from './useEditOthers.ts';

const ComparisonPicture = lazyComponent(
  'ComparisonPicture',
  () => import('./ComparisonPicture.tsx'),
);

/** Compares the defender of the screen with one or two others, and has the form to choose them. */
export function Comparison({ defense, onClose }: { defense: Defense; onClose: () => void }) {
  const { t } = useTranslation();
  const comparison = useComparison(defense);
  const { others, columns, differences, agreements, encounters, resolveOther } = comparison;
  const { formatSummary, formatEncounter } = useDescribeComparison(comparison);
  const summary = formatSummary();
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isPictureOpen, setPictureOpen] = useState(false);
  const names = others.map(({ name }) => name);
  const {
    index: editedIndex,
    edit,
    change,
    remove,
    finish,
  } = useEditOthers(defense, names, list, onClose);

  return (
    <section ref={region} aria-label={t('compare.title')} className={styles.comparison}>
      <div className={styles.head}>
        <h2>{t('compare.title')}</h2>
        {columns.length > 1 && (
          <Button
            quiet
            aria-label={t('team.picture')}
            title={t('team.picture')}
            onClick={() => setPictureOpen(true)}
          >
            <Image aria-hidden />
          </Button>
        )}
      </div>
      <div ref={list} className={styles.others}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same Pokémon can be in the list twice
          <div key={index}>
            <Button
              aria-expanded={index === editedIndex}
              onClick={() => edit(index === editedIndex ? undefined : index)}
            >
              <NameText name={name} />
              <ChevronDown aria-hidden />
            </Button>
            <Button
              quiet
              aria-label={t('pokemonPicker.clear', { pokemon: name })}
              onClick={() => remove(index)}
            >
              <X aria-hidden />
            </Button>
          </div>
        ))}
        {editedIndex === undefined && others.length < maxOthers && (
          <div>
            <Button onClick={() => edit(others.length)}>
              <Columns2 aria-hidden />
              <span>{t('compare.with')}</span>
            </Button>
          </div>
        )}
      </div>
      {editedIndex !== undefined && (
        <OtherForm
          key={editedIndex}
          defense={defense}
          other={others[editedIndex]}
          resolve={resolveOther}
          onChange={(next) => change(editedIndex, next)}
          onRemove={() => remove(editedIndex)}
          onDone={() => {
            finish();
            if (others.length === 0) onClose();
          }}
          onPick={() => {
            finish();
            region.current?.scrollIntoView();
          }}
        />
      )}
      {others.map((other, index) => (
        <OtherNotes
          // biome-ignore lint/suspicious/noArrayIndexKey: the same Pokémon can be in the list twice
          key={index}
          defense={defense}
          other={other}
          resolve={resolveOther}
          onChange={(next) => change(index, next)}
        />
      ))}
      {columns.length > 1 && (
        <>
          {encounters.length > 0 ? (
            <Encounters {...{ encounters, columns, formatEncounter }} />
          ) : (
            <p className={styles.summary}>{summary}</p>
          )}
          {differences.length > 0 ? (
            <ComparisonTable label={t('compare.title')} columns={columns} rows={differences} />
          ) : (
            <p>{t('compare.none')}</p>
          )}
          {agreements.length > 0 && (
            <details ref={openInPrint}>
              <summary>
                <DisclosureLabel label={t('compare.same')} hint={`${agreements.length}`} />
              </summary>
              <ComparisonTable label={t('compare.same')} columns={columns} rows={agreements} />
            </details>
          )}
        </>
      )}
      <Announcement makeText={() => summary} />
      {isPictureOpen && (
        <LazyPart>
          <ComparisonPicture comparison={comparison} onClose={() => setPictureOpen(false)} />
        </LazyPart>
      )}
    </section>
  );
}
