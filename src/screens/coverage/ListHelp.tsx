import { FileSpreadsheet } from 'lucide-react';
import { saveList } from '#csv/saveList.ts';
import { useText } from '#i18n/text.ts';
import type { Entry } from '#pokedex/list.ts';
import { standardList } from '#pokedex/list.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './ListHelp.module.css';
import { useListWords } from './useListWords.ts';

const name = 'countertype-example';

/** One of two types, one whose abilities tell, and one more that nobody else has. */
const examples = ['charizard', 'bronzong'];
const ownExample: Omit<Entry, 'name'> = {
  number: '',
  typing: ['grass', 'ghost', 'water'],
  abilities: [],
  hasOther: true,
};

/** What a list of the player's own may contain, and a file to begin with. */
export function ListHelp({ onSay }: { onSay: (says: string) => void }) {
  const { text, language } = useText();
  const { writing } = useListWords();
  const { pokedex = [] } = useSearchables('default');
  const { headers } = writing;
  const rows = [
    [headers.number, text('coverage.helpNumber')],
    [headers.name, text('coverage.helpName')],
    [`${headers.type1}, ${headers.type2}, ${headers.type3}`, text('coverage.helpTypes')],
    [headers.abilities, text('coverage.helpAbilities')],
    [text('coverage.helpOthers'), text('coverage.helpOthersHolds')],
  ];

  async function saveExample(): Promise<void> {
    const known = pokedex.filter(({ id }) => examples.includes(id));
    const own = { ...ownExample, name: text('coverage.exampleName') };
    const entries = [...standardList('default', known, language), own];
    const isSaved = await saveList(name, entries, writing);
    onSay(
      isSaved ? text('coverage.exported', { name: `${name}.csv` }) : text('coverage.notExported'),
    );
  }

  return (
    <Card className={styles.card}>
      <h2>{text('coverage.helpTitle')}</h2>
      <p>{text('coverage.help')}</p>
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">{text('coverage.helpColumn')}</th>
            <th scope="col">{text('coverage.helpHolds')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([column, holds]) => (
            <tr key={column}>
              <th scope="row">{column}</th>
              <td>{holds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={saveExample}>
        <FileSpreadsheet aria-hidden />
        <span>{text('coverage.example')}</span>
      </Button>
    </Card>
  );
}
