const SETTINGS_LOST = '浏览器不允许保存数据';
const DRAFTS_LOST = '浏览器不允许保存草稿';
/** What does not work, the notice about it, and what breaks it before the page's scripts: its source is sent as text. */
type BrokenStorage = [what: string, notice: string, spoil: () => void];

export const BROKEN_STORAGES: [BrokenStorage, ...BrokenStorage[]] = [
  [
    'full local storage',
    SETTINGS_LOST,
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked storage',
    SETTINGS_LOST,
    () => {
      const refuse = {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', refuse);
      Object.defineProperty(window, 'sessionStorage', refuse);
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    },
  ],
  [
    'a database that never opens',
    DRAFTS_LOST,
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
  [
    'a denied database',
    DRAFTS_LOST,
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'InvalidStateError');
      };
    },
  ],
];
