import { FileSpreadsheet } from 'lucide-react';
import { useCsvVocabulary } from '#features/useCsvVocabulary.ts';
import { useSaveList } from '#features/useSaveList.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { ListEntry } from '#pokedex/list.ts';
import { standardList } from '#pokedex/list.ts';
import { usePokedexDownload } from '#pokedex/pokedex.ts';
import { searchablesIn } from '#pokedex/searchable.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useNames } from '#widgets/names/names.ts';
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
  const { labels } = useCsvVocabulary();
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
