import { expect, type Locator, type Page, test } from '@playwright/test';
import { nextFrames, open, resize } from './page.ts';

const team =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=tyranitar.rock-dark' +
  '&member=gengar.ghost-poison&member=dragonite.dragon-flying';

/** Puts a finger on the element, waits for the drag if it is one, and moves it up by 200 pixels. */
async function swipeUp(target: Locator, isDrag: boolean): Promise<void> {
  const page = target.page();
  const { x, y, width, height } = (await target.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  if (isDrag) await expect(page.locator('[data-dragged]')).toHaveCount(1);
  for (let up = 20; up <= 200; up += 20) {
    await touch('touchMove', up);
    // The browser merges the moves of one frame.
    await nextFrames(page);
  }
  await touch('touchEnd', 200);
}

test.use({ hasTouch: true });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the team on a phone; returns the handle of the last member. */
async function openTeam(page: Page): Promise<Locator> {
  await resize(page, { width: 390, height: 664 });
  await open(page, team);
  return page.getByRole('button', { name: 'Move Dragonite' });
}

test('a swipe on the handle of a member scrolls', async ({ page }) => {
  await swipeUp(await openTeam(page), false);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  await expect(page).toHaveURL(team);
});

// Not in one test with the swipe: while its scroll runs out, the browser lets no page prevent another.
test('a press on the handle of a member before it moves drags', async ({ page }) => {
  await swipeUp(await openTeam(page), true);
  await expect(page).not.toHaveURL(team);
  expect(await scrollY(page)).toBe(0);
});
