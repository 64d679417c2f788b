import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { deleteFlow, setFlowDisabled } from './flowDefinitions';
import { reassignTask, terminateProcess } from './flowInstances';
import { deleteMessages, markAllRead, markRead } from './messages';
import { deleteSignature, saveSignature } from './signatures';
import { deleteDraft } from './startFlow';

const FLOW = { flowId: 'f-1', version: 3 };
const INTERVENTION = { processId: 'p-1', comment: '重复', requestId: 'r-1' };
const MESSAGE = 'message/message';
const PROCESS = 'workflow/flow';
const DEFINITION = 'workflow/definition';
const SIGNATURE = { id: '1', url: 'https://files.example/mine.png' };
const INSTANCE = { processid: 'p-1', state: 'running' };
const LEFT = { todo: 0, notice: 0, system: 2 };

type Write = (http: PortalHttp) => Promise<void>;

/** Each call that changes something, and the answer that confirms it. */
const WRITES: readonly (readonly [path: string, write: Write, answer: unknown])[] = [
  [`${PROCESS}/savesignature`, (http) => saveSignature(http, SIGNATURE.url), [SIGNATURE]],
  [`${PROCESS}/deletesignature`, (http) => deleteSignature(http, '1'), []],
  [`${PROCESS}/deletedraft`, (http) => deleteDraft(http, 'p-1'), { deleted: 0 }],
  [`${DEFINITION}/setstate`, (http) => setFlowDisabled(http, FLOW, true), { flowid: 'f-1' }],
  [`${DEFINITION}/delete`, (http) => deleteFlow(http, FLOW), { deleted: 1 }],
  [
    `${DEFINITION}/reassign`,
    (http) => reassignTask(http, { ...INTERVENTION, taskId: 't-1', positionId: 'p-2' }),
    INSTANCE,
  ],
  [`${DEFINITION}/terminate`, (http) => terminateProcess(http, INTERVENTION), INSTANCE],
  [`${MESSAGE}/read`, (http) => markRead(http, ['m-1']), LEFT],
  [`${MESSAGE}/read`, (http) => markAllRead(http, 'todo'), LEFT],
  [`${MESSAGE}/delete`, (http) => deleteMessages(http, ['m-1']), LEFT],
];
const NONSENSE: readonly unknown[] = [undefined, null, 42, 'yes', [1, 2], [null], { items: { a: [{}] } }];

describe.each(WRITES)('%s', (path, write, confirmation) => {
  function writing(answer: unknown) {
    const { http, ...fake } = createFakeHttp();
    fake.answer(`/api/teapi/${path}`, answer);
    return write(http);
  }

  it('succeeds with the answer that confirms it', async () => {
    await expect(writing(confirmation)).resolves.toBeUndefined();
  });

  it.each(NONSENSE)('fails with the answer %j, which confirms nothing', async (answer) => {
    await expect(writing(answer)).rejects.toMatchObject({ kind: 'service', code: 'errors.badAnswer' });
  });
});
