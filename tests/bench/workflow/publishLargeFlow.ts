import { STORAGE_KEYS } from '../../../src/common/constants/storageKeys';
import { storedSession } from '../../support/storedSession';
import { largeFlow } from './largeFlow';
import { LARGE_FLOW } from './steps';

const WORKFLOW = '/api/teapi/workflow';

/** Publishes the large flow as an administrator and starts a process of it. Returns the id of the process. */
export async function publishLargeFlow(url: string): Promise<string> {
  const records = await storedSession(url, { username: 'zhang.wei' });
  const { token } = JSON.parse(records[STORAGE_KEYS.tokens] ?? '{}') as { token: string };
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}${WORKFLOW}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { resp_data: Answer }).resp_data;
  };
  const { flowid, version } = await post<{ flowid: string; version: number }>('definition/save', {
    flowid: '',
    flowcode: LARGE_FLOW,
    flowname: LARGE_FLOW,
    group: '',
    icon: '',
    description: '',
    pagecode: '',
    nodes: largeFlow(),
    requestid: 'bench-save',
  });
  await post('definition/publish', { flowid, version, note: '' });
  const submission = { flowcode: LARGE_FLOW, values: {}, chosen: {}, requestid: 'bench-submit' };
  return (await post<{ processid: string }>('flow/submit', submission)).processid;
}
