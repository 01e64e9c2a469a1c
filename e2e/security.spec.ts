import { expect, type Page, test } from '@playwright/test';
import { appReady, mainHeading, openAndInstall, resize, saveFile } from './page.ts';

/*
 * The Content-Security-Policy: what it must not block, and what it must. Whatever it blocks is on the console, which
 * everyScreen.spec.ts checks on every screen.
 */

test.use({ serviceWorkers: 'allow' });

/** Collects console output, uncaught errors and requests to other sites, also those of the workers. */
function collectProblems(page: Page, baseURL: string | undefined): string[] {
  const problems: string[] = [];
  page.context().on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.context().on('request', (request) => {
    const url = request.url().replace(/^blob:/, '');
    if (new URL(url).origin !== baseURL) problems.push(`requested ${url}`);
  });
  return problems;
}

test('the policy blocks nothing on the defense screen of a phone', async ({ page, baseURL }) => {
  const problems = collectProblems(page, baseURL);
  await resize(page, { width: 390, height: 844 });
  await openAndInstall(page, '/defense/');
  await page.reload();
  await page.getByRole('combobox', { name: 'Pokémon' }).fill('rotom');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page
    .getByRole('region', { name: 'Answer' })
    .getByRole('button', { name: 'Levitate', exact: true })
    .click();
  await page.getByRole('group', { name: 'Situation' }).locator('summary').click();
  await page.getByRole('button', { name: 'Find a wild Pokémon' }).click();
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Theme').selectOption('night');
  await page.getByLabel('Language').selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(problems).toEqual([]);
});

test('the policy blocks nothing in a team: text, suggestions and picture', async ({
  page,
  baseURL,
}) => {
  const problems = collectProblems(page, baseURL);
  await page.goto('/defense/team/?team=1&member=garchomp.dragon-ground&member=gengar.ghost-poison');
  const suggestions = page.getByRole('region', { name: 'What to add' });
  await suggestions.getByRole('combobox', { name: 'Suggest' }).selectOption('Pokémon');
  await expect(suggestions.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Team as text').fill('Charizard\n\n<img src=x onerror=alert(1)> (Gengar)');
  await page.getByRole('button', { name: 'Add to my team' }).click();
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('<img src=x');
  await page.getByRole('button', { name: 'Picture' }).click();
  for (const format of ['PNG', 'SVG']) {
    await saveFile(page.getByRole('button', { name: `Save as ${format}` }));
  }
  expect(problems).toEqual([]);
});

async function expectAttacksBlocked(page: Page): Promise<void> {
  await page.goto('/about/');
  // The app, which has made its own policy.
  await appReady(page);
  const unexpected = await page.evaluate(async () => {
    const script = () => document.createElement('script');
    const otherOrigin = 'https://elsewhere.test/';
    const { trustedTypes } = Object(window);
    const attempts: Record<string, [error: string, attempt: () => unknown]> = {
      'text passed to eval': ['EvalError', () => Reflect.get(window, 'eval')('1')],
      'text as a function': ['EvalError', () => new Function('return 1')()],
      'text as a timer': ['TypeError', () => Reflect.apply(setTimeout, window, ['1'])],
      'text as HTML': ['TypeError', () => Object.assign(document.body, { innerHTML: '<b>b</b>' })],
      'text as a script': ['TypeError', () => Object.assign(script(), { text: '1' })],
      'a script from elsewhere': ['TypeError', () => Object.assign(script(), { src: otherOrigin })],
      'a worker from elsewhere': ['TypeError', () => new Worker(otherOrigin)],
      'a worker of text': ['TypeError', () => new Worker(URL.createObjectURL(new Blob(['1'])))],
      'another policy': ['TypeError', () => trustedTypes.createPolicy('mine', {})],
      'our policy again': ['TypeError', () => trustedTypes.createPolicy('countertype', {})],
      'a request to another site': ['TypeError', () => fetch(otherOrigin)],
    };
    // Wait one task: code that a test runs synchronously is exempt from the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const unexpected: string[] = [];
    for (const [what, [expectedError, attempt]] of Object.entries(attempts)) {
      let outcome = 'allowed';
      try {
        await attempt();
      } catch (error) {
        outcome = Object(error).name;
      }
      if (outcome !== expectedError) unexpected.push(`${what}: ${outcome}`);
    }
    return unexpected;
  });
  expect(unexpected).toEqual([]);
}

test('the policy blocks typical attacks', ({ page }) => expectAttacksBlocked(page));

test('a host without headers has the policy in its pages', async ({ page }) => {
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await expectAttacksBlocked(page);
});

test('an injected script, style or picture has no effect', async ({ page }) => {
  const run = "document.title = 'run'";
  await page.route('**/terms/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<body>',
      `<body class="here" onload="${run}"><script>${run}</script>
       <script src="https://elsewhere.test/"></script><base href="https://elsewhere.test/">
       <style>.here { position: fixed }</style><img src="https://elsewhere.test/">`,
    );
    await route.fulfill({ response, body });
  });
  await page.route('https://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: run }),
  );
  const hosts: string[] = [];
  page.on('response', (response) => hosts.push(new URL(response.url()).host));
  await page.goto('/terms/');
  await expect(mainHeading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^Terms/);
  await expect(page.locator('body')).toHaveCSS('position', 'static');
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
});

test('another site can neither frame the app nor keep a reference to its window', async ({
  page,
  baseURL,
}) => {
  await page.route('http://localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/about/"></iframe>`,
    }),
  );
  await page.goto('http://localhost/');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');

  const popup = page.waitForEvent('popup');
  await page.evaluate((url) => Object.assign(window, { child: window.open(url) }), baseURL);
  await expect((await popup).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object(window).child.closed)).toBe(true);
});
