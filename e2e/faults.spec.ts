import { expect, test } from '@playwright/test';

test('without the Pokédex the types work, and a minute later it is asked for again', async ({
  page,
}) => {
  await page.clock.install();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  let asked = 0;
  await page.route('**/pokedex.json', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 500 }) : route.fallback();
  });
  await page.goto('/defense/');
  await expect(page.getByText('The Pokédex could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Fire', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Takes 2× from' })).toBeVisible();
  expect(
    warnings.filter((text) => text.startsWith('Failed to download /pokedex.json')),
  ).toHaveLength(1);
  expect(asked).toBe(1);

  await page.clock.runFor(60_000);
  await expect(page.getByRole('combobox', { name: 'Pokémon' })).toBeVisible();
  expect(asked).toBe(2);
});

test('blocked storage is survived with a warning', async ({ page }) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/defense/?types=water&generation=gen1');
  await expect(page.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect(page.getByLabel('Generation')).toHaveValue('gen1');
  await page.getByLabel('Theme').selectOption('night');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  expect(warnings.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a search box that cannot be loaded leaves the types to work', async ({ page }) => {
  await page.route('**/assets/PokemonPicker*.js', (route) => route.abort());
  await page.goto('/defense/?types=fire');
  await expect(page.getByText('Part of Countertype could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Flying', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Fire / Flying' })).toBeVisible();
});

test('a link to a Pokémon shows the same numbers without the Pokédex', async ({ page }) => {
  await page.goto('/defense/');
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('wash rotom');
  await page.getByRole('option', { name: 'Wash Rotom' }).click();
  const ground = page.getByRole('region', { name: 'Takes 0× from' }).getByRole('button');
  await expect(ground).toHaveText(['Ground']);
  await page.route('**/pokedex.json', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The Pokédex could not be loaded.')).toBeVisible();
  await expect(ground).toHaveText(['Ground']);
});
