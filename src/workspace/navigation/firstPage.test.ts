import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { firstPage } from './firstPage';

const leaf = (pageCode: string) => ({ id: pageCode, title: pageCode, pageCode, children: [] });

const memory = (entries: Record<string, string> = {}) => createRecords(memoryStorage(entries));

describe('the page a position starts on', () => {
  it('is the first of the menu, and stays it when the menu changes', () => {
    const storage = memory();
    expect(firstPage('p1', [leaf('a'), leaf('b')], storage)?.pageCode).toBe('a');
    expect(firstPage('p1', [leaf('b'), leaf('a')], storage)?.pageCode).toBe('a');
    expect(firstPage('p2', [leaf('b'), leaf('a')], storage)?.pageCode).toBe('b');
  });

  it('is another when the menu no longer offers it', () => {
    const storage = memory({ 'atrium.first-page.p1': '{"pagecode":"gone"}' });
    expect(firstPage('p1', [leaf('a')], storage)?.pageCode).toBe('a');
  });

  it('keeps its first parameter', () => {
    const storage = memory({ 'atrium.first-page.p1': '{"pagecode":"a","param":{"tab":"2"}}' });
    expect(firstPage('p1', [leaf('a')], storage)).toEqual({ pageCode: 'a', linkParam: { tab: '2' } });
  });

  it('is none without a menu, and damage in storage does no harm', () => {
    expect(firstPage('p1', [], memory({ 'atrium.first-page.p1': '{' }))).toBeUndefined();
  });
});
