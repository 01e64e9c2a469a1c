import { FileSpreadsheet } from 'lucide-react';
import { usePokedexDownload } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useCsvLabels } from '#app/parts/lists/useCsvVocabulary.ts';
import { useSaveList } from '#app/parts/lists/useSaveList.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import type { ListEntry } from '#core/pokedex/list.ts';
import { standardList } from '#core/pokedex/list.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import styles from './ListFormatHelp.module.css';

const fileName = 'countertype-example';

/** A Pokémon with two types, and one whose abilities change a matchup. */
const exampleIds = ['charizard', 'bronzong'];

/** An invented Pokémon with three types. */
const inventedExample: Omit<ListEntry, 'name'> = {
  number: '',
  typing: ['grass', 'ghost', 'water'],
  abilities: [],
  hasOther: true,
};

/** Explains the columns that an imported list can have; a button saves an example file. */
export function ListFormatHelp({ onNotice }: { onNotice: (message: string) => void }) {
  const { t, namesLanguage } = useTranslation();
  const { formatList } = useNames();
  const labels = useCsvLabels();
  const saveList = useSaveList();
  const pokedex = usePokedexDownload();
  const { headers } = labels;
  const rows = [
    [headers.number, t('coverage.helpNumber')],
    [headers.name, t('coverage.helpName')],
    [formatList([headers.type1, headers.type2, headers.type3]), t('coverage.helpTypes')],
    [headers.abilities, t('coverage.helpAbilities')],
    [t('coverage.helpOthers'), t('coverage.helpOthersHolds')],
  ];

  async function saveExample(): Promise<void> {
    const allPokemon = pokedex.state === 'done' ? pokedex.value : [];
    const examplePokemon = allPokemon.filter(({ id }) => exampleIds.includes(id));
    const searchables = searchablesIn('default', examplePokemon);
    const inventedEntry = { ...inventedExample, name: t('coverage.exampleName') };
    const entries = [...standardList('default', searchables, namesLanguage), inventedEntry];
    onNotice(await saveList(fileName, entries));
  }

  return (
    <Card className={styles.card}>
      <h2>{t('coverage.helpTitle')}</h2>
      <p>{t('coverage.help')}</p>
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">{t('coverage.helpColumn')}</th>
            <th scope="col">{t('coverage.helpHolds')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([column, content]) => (
            <tr key={column}>
              <th scope="row">{column}</th>
              <td>{content}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={saveExample}>
        <FileSpreadsheet aria-hidden />
        <span>{t('coverage.example')}</span>
      </Button>
    </Card>
  );
}
