import { IDBFactory } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { vi } from 'vitest';
import type { WindowMessage, WindowSide } from '#app/state/windowLink.ts';
import { loadApp } from './loadApp.ts';

/** The app of a tab: its own modules, as its own page has them. */
type App = Awaited<ReturnType<typeof loadApp>>;

/** An undo that a tab offers, with the marks that the change has added and taken away. */
type OfferedUndo = {
  undo: () => unknown;
  added: string[];
  removed: string[];
  /** The key of the entry whose notice offers it, until another change ends the notice. */
  key?: string;
  /** The id of the saved team that must be on the screen. */
  savedId?: string | undefined;
};

/** A tab, whose storage outlasts a reload. */
export type Tab = {
  device: Device;
  app: App;
  storage: Map<string, unknown>;
  session: ReturnType<App['createSession']>;
  /** The keys of its history entries. */
  keys: string[];
  undos: OfferedUndo[];
  close: () => void;
  /** Its small window, or the page whose small window it is. */
  partner?: { side: WindowSide; channelName: string } | undefined;
  /** What the screen has compared last: the saved team, and the entry that shows it. */
  compared?: readonly unknown[];
};

/** A device: a database, and the channels between the tabs that are open. */
export type Device = {
  name: string;
  database: IDBFactory;
  channels: Set<Channel>;
  tabs: Tab[];
  /** Resolves when the messages that have arrived between pages and their small windows are applied. */
  received: Promise<unknown>;
};

let keyCount = 0;

/** A channel between the tabs of one device; the messages arrive later. */
class Channel extends EventTarget {
  readonly name: string;
  readonly device: Device;

  constructor(name: string, device: Device) {
    super();
    this.name = name;
    this.device = device;
    device.channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const each of this.device.channels) {
      if (each === this || each.name !== this.name) continue;
      setImmediate(() => {
        if (this.device.channels.has(each))
          each.dispatchEvent(Object.assign(new Event('message'), { data }));
      });
    }
  }
}

/** Creates a device that has never seen the app. */
export function createDevice(name: string): Device {
  return {
    name,
    database: new IDBFactory(),
    channels: new Set(),
    tabs: [],
    received: Promise.resolve(),
  };
}

/** Opens a tab on the device; with the storage of a closed one it is a reload. */
export async function openTab(device: Device, storage = new Map<string, unknown>()): Promise<Tab> {
  const channels: Channel[] = [];
  vi.stubGlobal('indexedDB', device.database);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(channelName: string) {
        super(channelName, device);
        channels.push(this);
      }
    },
  );
  const app = await loadApp();
  await Promise.all([app.savedGames.load(), app.savedTeams.load(), app.savedBoxes.load()]);
  const session = app.createSession({
    storage: {
      read: (key) => storage.get(key),
      write: (key, value) => void storage.set(key, structuredClone(value)),
      remove: (key) => void storage.delete(key),
      list: (prefix) => [...storage.keys()].filter((key) => key.startsWith(prefix)),
    },
    findGame: app.findOwnGame,
    saveEdits: (host, ids) => {
      for (const id of ids) app.saveEdit(host, id);
    },
  });
  app.subscribeToSavedGames(session.followGames);
  const tab: Tab = {
    ...{ device, app, storage, session, keys: [], undos: [] },
    close() {
      for (const channel of channels) device.channels.delete(channel);
      device.tabs = device.tabs.filter((each) => each !== tab);
    },
  };
  await openEntry(tab, '');
  device.tabs.push(tab);
  return tab;
}

/** Follows the partner of the tab, a page or its small window; one that was loaded again asks for its state. */
export function followPartner(tab: Tab, isReload: boolean): void {
  if (!tab.partner) return;
  const { side, channelName } = tab.partner;
  const channel = new Channel(channelName, tab.device);
  const post = (message: WindowMessage) => channel.postMessage(structuredClone(message));
  const link = tab.app.createWindowLink(tab.session, side, post);
  channel.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<WindowMessage>;
    if (data.kind === 'bye') tab.partner = undefined;
    else if (data.kind === 'request') tab.partner = { side, channelName };
    tab.device.received = Promise.all([tab.device.received, link.receive(data)]);
  });
  const { close } = tab;
  const unsubscribe = tab.app.saveResult.subscribe(link.sendUnsaved);
  tab.close = () => {
    unsubscribe();
    if (side === 'small') post({ kind: 'bye', edits: tab.session.edits.list() });
    link.close();
    tab.device.channels.delete(channel);
    close();
  };
  if (isReload || side === 'small') post({ kind: 'request' });
  else link.sendAll();
}

/** Waits until a page and its small window are alike: a player changes one of them at a time. */
export async function waitForPartner({ device }: Tab): Promise<void> {
  // A request, and its answer.
  for (let round = 0; round < 2; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    await device.received;
  }
}

/** Opens a new history entry of the team screen. */
export async function openEntry(tab: Tab, link: string, savedId?: string): Promise<void> {
  const params = new URLSearchParams(link);
  await tab.app.loadOwnGames(tab.session.findMissingGames(params));
  keyCount += 1;
  tab.keys.push(`key-${keyCount}`);
  tab.session.open(`key-${keyCount}`, 'team', params, savedId === undefined ? {} : { savedId });
}

/** The records of the device. */
export async function readDevice({ database }: Device): Promise<Map<string, unknown>> {
  const db = await openDatabase(database);
  const store = db.transaction('records').objectStore('records');
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest(store.getAll() as IDBRequest<unknown[]>),
  ]);
  db.close();
  return new Map(keys.map((key, index) => [String(key), values[index]]));
}

/** Changes a record in one transaction, as another version of the app does, and notifies the tabs; `undefined` changes nothing. */
export async function changeRecord(
  device: Device,
  key: string,
  next: (record: object | undefined) => object | undefined,
): Promise<void> {
  const db = await openDatabase(device.database);
  const store = db.transaction('records', 'readwrite').objectStore('records');
  const record: object | undefined = await promisifyRequest(store.get(key));
  const nextRecord = next(record);
  if (nextRecord) await promisifyRequest(store.put(nextRecord, key));
  db.close();
  for (const { app } of device.tabs) app.savedTeams.load();
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('countertype');
  request.onupgradeneeded = () => request.result.createObjectStore('records');
  return promisifyRequest(request);
}
