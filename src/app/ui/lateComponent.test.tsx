// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Answer = ({ text }: { text: string }) => <p>{text}</p>;

async function create(load: () => Promise<{ Answer: typeof Answer }>) {
  vi.resetModules();
  const { lateComponent } = await import('./lateComponent.tsx');
  const { endFirstRender } = await import('#app/browser/firstRender.ts');
  return { Late: lateComponent('Answer', load), endFirstRender };
}

afterEach(cleanup);

test('its file loads after the paint, so that it renders at once', async () => {
  const load = vi.fn(async () => ({ Answer }));
  const { Late, endFirstRender } = await create(load);
  expect(load).not.toHaveBeenCalled();
  endFirstRender();
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await act(async () => {});
  expect(render(<Late text="2×" />).container.textContent).toBe('2×');
});

test('it loads its file when it is shown before the paint, once', async () => {
  const load = vi.fn(async () => ({ Answer }));
  const { Late, endFirstRender } = await create(load);
  const { container } = render(<Late text="4×" />);
  expect(container.textContent).toBe('');
  await act(async () => {});
  expect(container.textContent).toBe('4×');
  endFirstRender();
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
});

test('a file that failed after the paint is tried again where it is shown; then it throws', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async (): Promise<{ Answer: typeof Answer }> => {
    throw new Error('offline');
  });
  const { Late, endFirstRender } = await create(load);
  endFirstRender();
  await expect.poll(() => console.warn).toHaveBeenCalledOnce();
  const show = () =>
    render(
      <ErrorBoundary fallback={(error) => String(error)}>
        <Late text="½×" />
      </ErrorBoundary>,
    );
  const failed = show();
  await act(async () => {});
  expect(failed.container.textContent).toBe('Error: offline');
  load.mockImplementation(async () => ({ Answer }));
  const again = show();
  await act(async () => {});
  expect(again.container.textContent).toBe('½×');
});
