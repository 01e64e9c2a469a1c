import { expect, type Locator, test } from '@playwright/test';
import { appReady, resize } from './page.ts';

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
    // A frame, because the browser merges the moves of one.
    await page.waitForTimeout(30);
  }
  await touch('touchEnd', 200);
}

test.use({ hasTouch: true });

test('a swipe on the handle of a member scrolls, and a press before it drags', async ({ page }) => {
  await resize(page, { width: 390, height: 664 });
  await page.goto(team);
  await appReady(page);
  const handle = page.getByRole('button', { name: 'Move Dragonite' });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await swipeUp(handle, false);
  await expect.poll(scrollY).toBeGreaterThan(100);
  await expect(page).toHaveURL(team);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(scrollY).toBe(0);
  const { y } = (await page.getByRole('button', { name: 'Move Tyranitar' }).boundingBox())!;
  expect(y).toBeGreaterThan(0);
  await swipeUp(handle, true);
  await expect(page).not.toHaveURL(team);
  expect(await scrollY()).toBe(0);
});
