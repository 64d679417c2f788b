import 'fake-indexeddb/auto';
import { createLocalDb } from './localDb';
import { memoryStore, resilientStore } from './localStore';

it('stores entries in apaas-db, version 2, with exactly two stores', async () => {
  const log = jest.fn();
  const db = createLocalDb(indexedDB, log);
  await db.components.set('gauge', { type: 'gauge', code: 'x' });
  await db.i18n.set('en', { lang: 'en' });
  expect(await db.components.get('gauge')).toEqual({ type: 'gauge', code: 'x' });
  expect([...(await createLocalDb(indexedDB, log).i18n.entries())]).toEqual([['en', { lang: 'en' }]]);
  expect(log).not.toHaveBeenCalled();

  const [database] = await indexedDB.databases();
  expect(database).toEqual({ name: 'apaas-db', version: 2 });
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('apaas-db');
    opening.onsuccess = () => resolve(opening.result);
  });
  expect([...opened.objectStoreNames]).toEqual(['dynamic-components', 'i18n']);
});

it('uses memory in a browser without a database', async () => {
  const log = jest.fn();
  const db = createLocalDb(undefined, log);
  await db.i18n.set('en', 1);
  expect(await db.i18n.get('en')).toBe(1);
  expect(log).toHaveBeenCalledTimes(1);
});

it('uses memory when the database has not opened within two seconds', async () => {
  jest.useFakeTimers();
  const db = createLocalDb({ open: () => ({}) } as unknown as IDBFactory, jest.fn());
  const reading = db.i18n.get('en');
  await jest.advanceTimersByTimeAsync(2000);
  await expect(reading).resolves.toBeUndefined();
  jest.useRealTimers();
});

it('uses memory and says so when the opened database stops to answer for ten seconds', async () => {
  const onFailure = jest.fn();
  const silent = { ...memoryStore(), set: () => new Promise<never>(() => {}) };
  const store = resilientStore(async () => silent, onFailure);
  jest.useFakeTimers();
  const writing = store.set('a', 1);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await writing;
  expect(onFailure).toHaveBeenCalledTimes(1);
  await expect(store.get('a')).resolves.toBe(1);
  jest.useRealTimers();
});
