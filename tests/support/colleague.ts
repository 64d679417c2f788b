import { randomUUID } from 'node:crypto';
import { STORAGE_KEYS } from '../../src/common/constants/storageKeys';
import { storedSession } from './storedSession';

const WORKFLOW = '/api/teapi/workflow';

interface Flow {
  version: number;
  nodes: { id: string; approvers?: unknown[] }[];
}

/** Another person, who acts at the same time without a browser. */
export async function colleagueAt(url: string, { username, language }: { username: string; language: string }) {
  const records = await storedSession(url, { username });
  const { token } = JSON.parse(records[STORAGE_KEYS.tokens] ?? '{}') as { token: string };
  const post = async <Answer>(call: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${url}${WORKFLOW}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, language },
      body: JSON.stringify({ ...body, requestid: randomUUID() }),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { resp_data: Answer }).resp_data;
  };
  return {
    /** The pending process with this text in its title. */
    async findPending(title: string): Promise<string> {
      const { af_items: items } = await post<{ af_items: { processid: string }[] }>('flow/getmyprocesslist', {
        ...{ af_pageindex: 1, af_pagesize: 1, af_querytype: 'undeal', af_querycondition: { keyword: title } },
      });
      return items[0]?.processid ?? '';
    },
    handle: (processid: string, action: string, more: object) => post('flow/handle', { processid, action, ...more }),
    /** Saves the draft of a flow with another name, and without approvers at one of its steps. */
    async spoilFlow(flowId: string, { name, step }: { name: string; step: string }) {
      const stored = await post<Flow>('definition/get', { flowid: flowId });
      const nodes = stored.nodes.map((node) => (node.id === step ? { ...node, approvers: [] } : node));
      await post('definition/save', { ...stored, flowname: name, nodes });
    },
  };
}
export type Colleague = Awaited<ReturnType<typeof colleagueAt>>;
