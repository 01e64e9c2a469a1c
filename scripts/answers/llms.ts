import { apiPath } from './api.ts';

/** Formats llms.txt, which tells programs that read texts what the site has for them (https://llmstxt.org). */
export function formatLlms(siteUrl: string, hasPokemonPages: boolean): string {
  const pokemonPages = hasPokemonPages
    ? `- [Pokémon](${siteUrl}pokemon/): a page for each Pokémon, such as ${siteUrl}pokemon/garchomp/\n`
    : '';
  return `# Countertype

> Pokémon type matchups: what a Pokémon is weak to, what attacks are good against, and the reason for each number.

The numbers on the pages and in the files are those of types alone, and of the only ability of a Pokémon. The app also counts items, weather, Tera and moves.

## Data

- [Index](${siteUrl}${apiPath}index.json): the names of all files. They are JSON, need no key, and any site may read them.
- [Schema](${siteUrl}${apiPath}schema.json): the JSON Schema of each kind of file
- [Chart](${siteUrl}${apiPath}chart/default.json): the factors of a generation or a game
- [Defense](${siteUrl}${apiPath}defense/dragon-ground.json): the multipliers that a typing takes, in each generation and game
- [Pokémon](${siteUrl}${apiPath}pokemon/champions.json): the Pokémon of a game with their types and abilities

## Pages

- [Types](${siteUrl}types/): a page for each type and each pair of types, such as ${siteUrl}types/dragon-ground/
${pokemonPages}
## Tools

- The npm package \`countertype\` answers from the command line, and \`countertype mcp\` is a server of the Model Context Protocol that answers with abilities, items, conditions and Tera.
`;
}
