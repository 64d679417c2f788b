import { createStore } from '@/common/store';
import { readSheetNames } from '@/features/spreadsheet/sheetNames';
import { createFiles } from '@/services/files/createFiles';
import { readStorages } from '@/services/files/storageSettings';
import { createConnection } from '@/services/connection/connection';
import type { Session } from '@/services/session/session';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { bareUpload } from './bareUpload';
import type { UploadFigures, UploadTask } from './contract';

const SESSION = { user: { tenantCode: 'bench', accountCode: 'bench', positionId: 'p' } } as unknown as Session;

/** A file that does not compress. */
function randomFile(bytes: number): File {
  const chunk = crypto.getRandomValues(new Uint8Array(64 * 1024));
  const chunks = Array.from({ length: Math.ceil(bytes / chunk.length) }, (_, index) => {
    chunk[0] = index % 251;
    return chunk.slice(0, Math.min(chunk.length, bytes - index * chunk.length));
  });
  return new File(chunks, `bench-${bytes}.bin`, { type: 'application/octet-stream' });
}

async function isSameContent(left: Blob, right: Blob): Promise<boolean> {
  const [a, b] = await Promise.all([left, right].map((each) => each.arrayBuffer()));
  if (!a || !b || a.byteLength !== b.byteLength) return false;
  const [one, other] = [new Uint8Array(a), new Uint8Array(b)];
  return one.every((byte, index) => byte === other[index]);
}

/** The product's client, with the session and settings of the task. */
async function atriumUpload({ settings, token }: UploadTask, file: File): Promise<UploadFigures> {
  const session = createStore<Session | undefined>(SESSION);
  const files = createFiles({
    records: createRecords(memoryStorage({ cloudserv: JSON.stringify(settings) })),
    serverTokens: { get: async () => token, renew: async () => token },
    session: { get: session.get, subscribe: session.subscribe, epoch: () => 0 },
    connection: createConnection({ page: window, isOnline: () => true }),
    fetch: (...request) => window.fetch(...request),
    now: () => Date.now(),
    browserNow: () => Date.now(),
    log: ({ message }) => console.warn(message),
    report: (error) => console.warn(String(error)),
  });
  const startedAt = performance.now();
  const upload = files.upload({ file });
  let progressCount = 0;
  upload.subscribe(() => (progressCount += 1));
  const { url } = await upload.settled();
  const ms = performance.now() - startedAt;
  const { body } = await files.download(url).settled();
  return { ms, progressCount, isSame: await isSameContent(body, file) };
}

window.filesBench = {
  async upload(task) {
    const file = randomFile(task.bytes);
    if (task.client === 'atrium') return atriumUpload(task, file);
    const storage = readStorages(task.settings).get('storage');
    if (!storage) throw new Error('The settings hold no storage');
    const startedAt = performance.now();
    const progressCount = await bareUpload(storage, task.token, file);
    return { ms: performance.now() - startedAt, progressCount };
  },
  async readSheets(times) {
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('The input holds no file');
    const ms: number[] = [];
    for (let run = 0; run < times; run += 1) {
      const startedAt = performance.now();
      const sheets = await readSheetNames(file);
      ms.push(performance.now() - startedAt);
      if ('problem' in sheets) throw new Error(`The workbook is refused: ${sheets.problem}`);
    }
    return ms;
  },
};
