import { readdirSync } from 'node:fs';
import type { BrowserContext } from 'puppeteer';
import { businessApis } from '../../../../mock/http/business';
import { inRoot } from '../../../../scripts/lib/project.mjs';
import { DAMAGE_KINDS, TRUNCATED } from '../../../support/damagedAnswers';
import { damagedVisit } from '../../../support/damagedVisit';
import type { DamagedRound } from '../../../support/damagedVisit';
import { walkDamaged } from '../../../support/damaged-walks/damagedWalk';
import { walkSignIn } from '../../../support/damaged-walks/signIn';
import { WALKS } from '../../../support/damaged-walks/walks';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { newPage } from '../../../support/newPage';
import { isFrameless, ROUTES } from '../../../../src/routes/routes';
import { damageDetails, damageFigures, isUntold } from '../damageFigures';
import type { FaultRow, Lab, Outcome } from '../row';

/** Half texts that an endpoint answers while no page tells one of them. */
const MOST_PER_ENDPOINT = 4;
/** Pages of the browser at a time: while one waits, another one computes. */
const PAGES = 3;
const HOME = '/page?pagecode=workbench';
const SIGN_IN_PATIENCE_MS = 10_000;
const BUSINESS = '/api/teapi/dy-biz/';
/**
 * Not asked by the product for an answer: pages of third parties, the redirect from one, the test control, and a service
 * that no page of the demonstration calls.
 */
const OTHERS = ['/api/mock-', '/api/__mock__/', '/api/auth/authcallback', `${BUSINESS}customerimportnow`];

const SCREENS = [
  ...ROUTES.filter(({ owner, isPrefix }) => (owner.kind === 'app' || owner.kind === 'host') && !isPrefix).map(
    ({ path }) => path,
  ),
  ...['workbench', 'order-list', 'customer-list', 'visit-list', 'order-line-list', 'sales-board'].map(
    (code) => `/page?pagecode=${code}`,
  ),
  '/page?pagecode=order-form&pagestatus=1',
  '/report-detail?reportcode=sales-summary',
  '/flow?flowcode=leave',
  '/flow?flowcode=expense',
  '/masterflowmanager?flowid=expense',
  '/masterflowmanager?view=instances',
  '/page?pagecode=customer-form&pagestatus=1',
  '/page?pagecode=folder:order',
  '/page?pagecode=big-array',
];
/** Lists, and the screen of one of their records. */
const RECORDS = [
  ['/undeal', '/process?processid='],
  ['/messagemanager', '/message-detail?messageid='],
] as const;

async function endpoints(): Promise<string[]> {
  const areas = await Promise.all(
    readdirSync(inRoot('mock/api')).map(
      async (file) => ((await import(inRoot('mock/api', file))) as { default: object }).default,
    ),
  );
  const fixed = areas
    .flatMap((area) => Object.keys(area).map((key) => key.split(' ')[1] ?? ''))
    .filter((path) => !path.includes(':'));
  const all = new Set([...fixed, ...[...businessApis.keys()].map((api) => BUSINESS + api)]);
  return [...all].filter((path) => !OTHERS.some((other) => path.startsWith(other))).sort();
}

/** Half a text until a page has told it, then another kind; an answer that nobody waits for may be told nowhere. */
function createChoice(rounds: readonly DamagedRound[]) {
  const others = DAMAGE_KINDS.filter((kind) => kind !== TRUNCATED);
  let last = 0;
  return (wanted: string): string | undefined => {
    const had = rounds.filter(({ endpoint }) => endpoint === wanted);
    const truncated = had.filter(({ kind }) => kind === TRUNCATED);
    const most = isUntold(wanted) ? 1 : MOST_PER_ENDPOINT;
    if (truncated.length < most && !truncated.some(({ hasMessage }) => hasMessage)) return TRUNCATED;
    return had.length > truncated.length ? undefined : others[(last += 1) % others.length];
  };
}

/** The screen of the first record of a list. */
async function screenOfRecord({ browser, url }: Lab, list: string, screen: string): Promise<string> {
  const context = await browser.createBrowserContext();
  const { page } = await enterWorkspace(context, url, { path: list });
  const row = await page.waitForSelector('[data-row-key]');
  const key = await row?.evaluate((element) => element.getAttribute('data-row-key'));
  await context.close();
  return `${screen}${key}`;
}

interface Task {
  name: string;
  perform(context: BrowserContext): Promise<void>;
}

async function measure(lab: Lab): Promise<Outcome> {
  const { browser, url, platform, goesOn } = lab;
  const rounds: DamagedRound[] = [];
  const options = {
    choose: createChoice(rounds),
    // More rounds than are demanded, while there is time: every endpoint is to have its share.
    goesOn: () => goesOn(0),
    onRound: (round: DamagedRound) => {
      rounds.push(round);
    },
  };
  /** Visits that ended early; what they would have reached is missing. */
  const ended: string[] = [];

  async function signIn(context: BrowserContext): Promise<void> {
    const { page } = await newPage(context);
    page.setDefaultTimeout(SIGN_IN_PATIENCE_MS);
    await page.goto(url);
    const { walk } = await damagedVisit({ page, ...options });
    const linkOf = async () => {
      const { tokenexpires, ...tokens } = await platform.tokensOf('zhang.wei');
      const query = new URLSearchParams({ ...tokens, tokenexpires: String(tokenexpires) });
      return `${url}/#/loading?${query.toString()}`;
    };
    ended.push(...(await walkSignIn({ page, url, walk, linkOf })));
  }

  async function visit(context: BrowserContext, route: string): Promise<void> {
    // A window that begins with such a screen has no tabs to wait for; it is opened there afterwards.
    const { page } = await enterWorkspace(context, url, { path: isFrameless(route) ? HOME : route });
    const visited = await damagedVisit({ page, ...options });
    await visited.open(route);
    await visited.pressAll(route);
  }

  const records = await Promise.all(RECORDS.map(([list, screen]) => screenOfRecord(lab, list, screen)));
  // The walks first: they are quick, and reach what is behind forms.
  const queue: Task[] = [
    { name: 'sign-in', perform: signIn },
    ...WALKS.map((each) => ({
      name: each.name,
      perform: (context: BrowserContext) => walkDamaged(each, { context, url, ...options }),
    })),
    ...[...SCREENS, ...records].map((route) => ({
      name: route,
      perform: (context: BrowserContext) => visit(context, route),
    })),
  ];

  /** Each in a browser of its own: what was done in another one has no part in it. */
  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined && goesOn(0); next = queue.shift()) {
      const { name, perform } = next;
      const context = await browser.createBrowserContext();
      await perform(context).catch((error: unknown) => ended.push(`${name}: ${String(error)}`));
      await context.close();
    }
  }

  await Promise.all(Array.from({ length: PAGES }, work));

  const known = await endpoints();
  return {
    done: rounds.length,
    figures: damageFigures(rounds, known),
    details: { ...damageDetails(rounds, known), ended, rounds },
  };
}

export const damagedAnswers: FaultRow = {
  name: 'damaged-answers',
  fault: 'JSON truncated or of the wrong shape, at every endpoint',
  mustHappen: 'message, page alive',
  demanded: '0 white screens in 200',
  rounds: 200,
  capMinutes: 8,
  measure,
};
