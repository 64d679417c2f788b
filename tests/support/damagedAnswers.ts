import type { Page, Protocol } from 'puppeteer';
import { BAD_ANSWERS } from '../faults/badAnswers';
import { fulfil } from './callFaults';

/** An answer that was replaced by a broken one. */
export interface Damage {
  endpoint: string;
  kind: string;
}

/** Which damage the next answer of an endpoint gets; `undefined`: it arrives as it is. */
export type ChooseDamage = (endpoint: string) => string | undefined;

interface BadAnswer {
  status: number;
  body: string;
}

/** JSON that ends in the middle. */
export const TRUNCATED = 'half a text';

/** The kinds that have a text; a lost connection is another fault. */
export const DAMAGE_KINDS: readonly string[] = BAD_ANSWERS.map(([kind]) => kind).filter(
  (kind) => kind !== 'never' && kind !== 'a cut line',
);

/** Kinds that no caller can take for an answer. A value of another shape may be as good as none to whoever ignores it. */
export const isUnreadable = (kind: string): boolean => kind === TRUNCATED || /HTML|an error|busy/.test(kind);

async function badAnswers(): Promise<Map<string, BadAnswer>> {
  const made = BAD_ANSWERS.filter(([kind]) => DAMAGE_KINDS.includes(kind)).map(async ([kind, answer]) => {
    const value = await answer();
    const bad =
      value instanceof Response
        ? { status: value.status, body: await value.text() }
        : { status: 200, body: JSON.stringify(value) };
    return [kind, bad] as const;
  });
  return new Map(await Promise.all(made));
}

/** A query of one row only asks how many there are, or for a name. */
const ONE_ROW = /"(af_)?pagesize":1[,}]/;
/** Follows the address of an endpoint that was asked for one row. */
export const COUNT = ' (one row)';
/** Calls that change who may do what, and would end the visit of the person who makes them: none reaches the platform, but those that a visit allows. */
const WITHHELD =
  /\/(endsession|changepwd|savemenu)$|\/rolepermission\/(account|role|position|orgInst)\/(?!(list|get|members|holders|getaccountinfo)$)/;
const REFUSED = 503;

/** Damages the answers that a page gets from the platform, as many as `arm` says; the others arrive as they are. */
export async function damageAnswers(page: Page, choose: ChooseDamage, allows: readonly string[] = []) {
  const session = await page.createCDPSession();
  const bad = await badAnswers();
  let damages: Damage[] = [];
  let left = 0;

  async function answer({ requestId, request, resourceType }: Protocol.Fetch.RequestPausedEvent) {
    const { pathname } = new URL(request.url);
    const endpoint = ONE_ROW.test(request.postData ?? '') ? `${pathname}${COUNT}` : pathname;
    // A document is no answer to the product.
    const kind = left > 0 && resourceType !== 'Document' ? choose(endpoint) : undefined;
    const chosen = kind === undefined ? undefined : bad.get(kind);
    const isWithheld = WITHHELD.test(endpoint) && !allows.some((ending) => endpoint.endsWith(ending));
    if (kind === undefined && isWithheld) return fulfil(session, requestId, REFUSED, '{}');
    if (kind === undefined || !chosen) return session.send('Fetch.continueRequest', { requestId });
    left -= 1;
    damages.push({ endpoint, kind });
    await fulfil(session, requestId, chosen.status, chosen.body);
  }

  session.on('Fetch.requestPaused', (event) => {
    answer(event).catch((error: unknown) => process.emitWarning(String(error)));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  return {
    /** So many of the next answers are damaged. */
    arm(answers: number): void {
      left = answers;
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
