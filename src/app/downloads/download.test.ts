import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginFirstRender, endFirstRender } from '#app/browser/firstRender.ts';
import { download } from './download.ts';

const url = '/tool/pokedex.json';
const minute = 60_000;

const fetchMock = vi.fn<(url: string) => Promise<Response>>();
const warn = vi.spyOn(console, 'warn');

const json = (value: unknown) => Promise.resolve(Response.json(value));
const page = (status: number) =>
  Promise.resolve(new Response('<!doctype html><title>Countertype</title>', { status }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list');
  return value;
}

let network: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('window', network);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
  warn.mockReset().mockReturnValue();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Lets pending promises settle without advancing the clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a download', () => {
  it('is pending, then done, and makes one request', async () => {
    fetchMock.mockReturnValueOnce(json(['mew']));
    const { get: progress } = download(url, listOf);
    expect(progress()).toEqual({ state: 'pending' });
    await settle();
    expect(progress()).toEqual({ state: 'done', value: ['mew'] });
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(fetchMock.mock.calls.map(([requestUrl]) => requestUrl)).toEqual([url]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('that ends during the first rendering is done after it', async () => {
    beginFirstRender();
    fetchMock.mockReturnValueOnce(json(['mew']));
    const { get: progress } = download(url, listOf);
    await settle();
    expect(progress()).toEqual({ state: 'pending' });
    endFirstRender();
    await settle();
    expect(progress()).toEqual({ state: 'done', value: ['mew'] });
  });

  it.each<[string, () => Promise<Response>]>([
    ['without network', offline],
    ['of an HTML page instead of JSON', () => page(200)],
    ['of a truncated file', () => Promise.resolve(new Response('[{"id":"mew'))],
    ['of a missing file', () => page(404)],
    ['of JSON with an error status', () => Promise.resolve(Response.json([], { status: 500 }))],
    ['of JSON that the parser rejects', () => json('mew')],
  ])('%s fails with a warning, and is retried after a minute', async (_, respond) => {
    fetchMock.mockImplementationOnce(respond).mockReturnValueOnce(json(['mew']));
    const { get: progress } = download(url, listOf);
    await settle();
    expect(progress()).toEqual({ state: 'failed' });
    expect(warn).toHaveBeenCalledExactlyOnceWith('Failed to download', url, expect.any(Error));
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock.mock.calls.map(([requestUrl]) => requestUrl)).toEqual([url, url]);
    expect(progress()).toEqual({ state: 'done', value: ['mew'] });
  });

  it('is retried every minute while it fails', async () => {
    fetchMock.mockImplementation(offline);
    const { get: progress } = download(url, listOf);
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect(warn).toHaveBeenCalledTimes(4);
    expect(progress()).toEqual({ state: 'failed' });
  });

  it('is retried at once when the network returns, if it has failed', async () => {
    fetchMock.mockImplementationOnce(offline).mockReturnValueOnce(json(['mew']));
    const { get: progress } = download(url, listOf);
    network.dispatchEvent(new Event('online'));
    await settle();
    expect(progress()).toEqual({ state: 'failed' });
    network.dispatchEvent(new Event('online'));
    network.dispatchEvent(new Event('online'));
    await settle();
    expect(progress()).toEqual({ state: 'done', value: ['mew'] });
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is retried at once when the player asks, if it has failed', async () => {
    fetchMock.mockImplementationOnce(offline).mockReturnValueOnce(json(['mew']));
    const { get: progress, retry } = download(url, listOf);
    await retry();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await settle();
    expect(progress()).toEqual({ state: 'failed' });
    await retry();
    expect(progress()).toEqual({ state: 'done', value: ['mew'] });
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('notifies its subscribers, until they stop', async () => {
    fetchMock.mockImplementationOnce(offline).mockReturnValueOnce(json([]));
    const { get: progress, subscribe } = download(url, listOf);
    const states: string[] = [];
    const statesBefore: string[] = [];
    subscribe(() => states.push(progress().state));
    const stop = subscribe(() => statesBefore.push(progress().state));
    await settle();
    stop();
    await vi.advanceTimersByTimeAsync(minute);
    expect(states).toEqual(['failed', 'done']);
    expect(statesBefore).toEqual(['failed']);
  });
});
