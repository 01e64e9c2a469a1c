import { expect, test } from '@playwright/test';
import { mainHeading, open } from './page.ts';

const types = `[FIRE]
Name = Fire
Weaknesses = WATER,SOUND
[WATER]
Name = Water
[SOUND]
Name = Sound
Color = 120,90,255
Resistances = FIRE,PLASMA
`;

const pokemon = `[ZZ]
Name = Sonorus
Types = SOUND
[GYARADOS]
Name = Gyarados
Types = WATER,SOUND
`;

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('pasted tables are explained, and files of Essentials become a game', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/game/');
  await page.getByRole('button', { name: 'Import a game' }).click();
  const sheet = page.getByRole('dialog');
  const useGame = sheet.getByRole('button', { name: 'Use this game' });
  const text = sheet.getByLabel('Or paste a file here');
  await text.fill(',Fire,Grass\nFire,0.5,2\nGrass,0.5,0.5\n');
  await expect(sheet.getByText('Fire → Grass: 2×')).toBeVisible();
  await sheet.getByLabel('Rows of the table').selectOption('Defending types');
  await expect(sheet.getByText('Fire → Grass: ½×')).toBeVisible();
  await text.fill('{"types":["a"],"chart":{"a":{"a":9}}}');
  await expect(sheet.getByRole('alert')).toContainText('from 0 to 8, not 9');
  await expect(useGame).toBeDisabled();
  await text.fill('');

  const files = [fileOf('types.txt', types), fileOf('pokemon.txt', pokemon)];
  await sheet.locator('input[type=file]').setInputFiles(files);
  await expect(sheet.getByText(/Pokémon Essentials.*Types: 3\..*Pokémon: 2\./)).toBeVisible();
  const check = sheet.getByRole('list', { name: 'Please check (1)' });
  await expect(check).toContainText('types.txt, line 9');
  await expect(check).toContainText('PLASMA');
  await sheet.getByLabel('Name of the game').fill('Echoes');
  await useGame.click();
  await expect(mainHeading(page, 'Echoes')).toBeVisible();
  await page.reload();
  await expect(mainHeading(page, 'Echoes')).toBeVisible();
});
