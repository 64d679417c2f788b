import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { firstPage } from './firstPage';

const leaf = (pageCode: string, dataCode?: string) => ({
  id: pageCode,
  title: pageCode,
  pageCode,
  children: [],
  ...(dataCode ? { dataCode } : {}),
});
const page = (code: string) => `/page?pagecode=${code}`;
const memory = (entries: Record<string, string> = {}) => createRecords(memoryStorage(entries));
const anywhere = () => true;

describe('the first page of a position', () => {
  it('is the first of the menu, and stays it when the menu changes', () => {
    const records = memory();
    expect(firstPage([leaf('a'), leaf('b')], anywhere, records)).toBe(page('a'));
    expect(firstPage([leaf('b'), leaf('a')], anywhere, records)).toBe(page('a'));
    expect(records.read('first-page')).toEqual({ pagecode: 'a', param: 'page' });
  });

  it('changes when the menu no longer contains it', () => {
    expect(firstPage([leaf('a')], anywhere, memory({ 'first-page': '{"pagecode":"gone","param":"page"}' }))).toBe(
      page('a'),
    );
  });

  it('may be a native screen or a lithe form, which keeps its data code', () => {
    for (const [item, path, record] of [
      [
        leaf('native:report-List?group=1'),
        '/report-List?group=1',
        { pagecode: 'native:report-List?group=1', param: 'report-List' },
      ],
      [leaf('/litheform', 'survey'), '/litheform?pagecode=survey', { pagecode: 'survey', param: 'litheform' }],
    ] as const) {
      const records = memory();
      expect(firstPage([item], anywhere, records)).toBe(path);
      expect(records.read('first-page')).toEqual(record);
      expect(firstPage([leaf('other'), item], anywhere, records)).toBe(path);
    }
  });

  it('is a page with permission', () => {
    const records = memory({ 'first-page': '{"pagecode":"native:rolemgr","param":"rolemgr"}' });
    expect(firstPage([leaf('native:rolemgr'), leaf('a')], (path) => path !== '/rolemgr', records)).toBe(page('a'));
  });

  it('is none without a menu, and invalid stored values are ignored', () => {
    expect(firstPage([], anywhere, memory({ 'first-page': '{' }))).toBeUndefined();
    expect(firstPage([leaf('a')], anywhere, memory({ 'first-page': '{"pagecode":1,"param":[]}' }))).toBe(page('a'));
  });
});
