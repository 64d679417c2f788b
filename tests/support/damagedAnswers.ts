import type { Page, Protocol } from 'puppeteer';
import { BAD_ANSWERS } from '../faults/badAnswers';
import { fulfil } from './callFaults';

/** An answer that was replaced by a broken one. */
export interface Damage {
  endpoint: string;
  kind: string;
}

interface BadAnswer {
  kind: string;
  status: number;
  body: string;
}

/** The bad answers that have a text; a lost connection is another fault. */
async function badAnswers(): Promise<BadAnswer[]> {
  const kinds = BAD_ANSWERS.filter(([kind]) => kind !== 'never' && kind !== 'a cut line');
  return Promise.all(
    kinds.map(async ([kind, answer]) => {
      const made = await answer();
      return made instanceof Response
        ? { kind, status: made.status, body: await made.text() }
        : { kind, status: 200, body: JSON.stringify(made) };
    }),
  );
}

/**
 * Damages the first answers of every endpoint, as many as `arm` says, with one bad answer after the other; later answers
 * arrive as they are.
 */
export async function damageAnswers(page: Page, perEndpoint: number, counts = new Map<string, number>()) {
  const session = await page.createCDPSession();
  const bad = await badAnswers();
  let damages: Damage[] = [];
  let total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let left = 0;
  let notify: () => void = () => undefined;

  async function answer({ requestId, request }: Protocol.Fetch.RequestPausedEvent) {
    const endpoint = new URL(request.url).pathname;
    const count = counts.get(endpoint) ?? 0;
    const chosen = bad[total % bad.length];
    if (left === 0 || count >= perEndpoint || !chosen) return session.send('Fetch.continueRequest', { requestId });
    left -= 1;
    counts.set(endpoint, count + 1);
    total += 1;
    damages.push({ endpoint, kind: chosen.kind });
    await fulfil(session, requestId, chosen.status, chosen.body);
    notify();
  }

  session.on('Fetch.requestPaused', (event) => {
    answer(event).catch((error: unknown) => process.emitWarning(String(error)));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return {
    /** The next answers, of endpoints that have had fewer than their share, are damaged. Resolves with the first of them. */
    arm(answers: number): Promise<void> {
      left = answers;
      return new Promise((resolve) => {
        notify = resolve;
      });
    },
    /** What was damaged since the last question; later answers arrive as they are. */
    take(): Damage[] {
      left = 0;
      const taken = damages;
      damages = [];
      return taken;
    },
  };
}
