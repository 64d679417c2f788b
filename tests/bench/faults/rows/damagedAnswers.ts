import { readdirSync } from 'node:fs';
import { damagedVisit } from '../../../support/damagedVisit';
import type { DamagedRound } from '../../../support/damagedVisit';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { fill } from '../../../support/find';
import { newPage } from '../../../support/newPage';
import { inRoot } from '../../../../scripts/lib/project.mjs';
import { businessApis } from '../../../../mock/http/business';
import { DEMO_PASSWORD } from '../../../../mock/domain/fixtures';
import { ROUTES } from '../../../../src/routes/routes';
import type { FaultRow, Lab, Outcome } from '../row';

const PER_ENDPOINT = 2;
const BUSINESS = '/api/teapi/dy-biz/';
/** Pages of third parties and the test control, which are no endpoints of the platform. */
const OTHERS = ['/api/mock-', '/api/__mock__/'];

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
];

async function endpoints(): Promise<string[]> {
  const areas = await Promise.all(
    readdirSync(inRoot('mock/api')).map(
      async (file) => ((await import(inRoot('mock/api', file))) as { default: object }).default,
    ),
  );
  const fixed = areas
    .flatMap((area) => Object.keys(area).map((key) => key.split(' ')[1] ?? ''))
    .filter((path) => !path.includes(':') && !OTHERS.some((other) => path.startsWith(other)));
  return [...new Set([...fixed, ...[...businessApis.keys()].map((api) => BUSINESS + api)])].sort();
}

async function measure({ browser, url, goesOn }: Lab): Promise<Outcome> {
  const rounds: DamagedRound[] = [];
  const counts = new Map<string, number>();
  const options = {
    perEndpoint: PER_ENDPOINT,
    counts,
    // More rounds than are demanded, while there is time: every endpoint is to have its share.
    goesOn: () => goesOn(0),
    onRound: (round: DamagedRound) => void rounds.push(round),
  };

  const outside = await newPage(await browser.createBrowserContext());
  await outside.page.goto(url);
  const signIn = await damagedVisit({ page: outside.page, ...options });
  await signIn.signInWith('sign-in', async () => {
    await fill(outside.page, '用户名', 'zheng.hao');
    await fill(outside.page, '密码', DEMO_PASSWORD);
    await outside.page.keyboard.press('Enter');
  });

  const inside = await enterWorkspace(await browser.createBrowserContext(), url);
  const visit = await damagedVisit({ page: inside.page, ...options });
  // First what each screen asks for, at once; then one answer after the other, and what is behind its buttons.
  for (const route of SCREENS) if (goesOn(0)) await visit.glance(route);
  for (const route of SCREENS) {
    if (goesOn(0)) await visit.open(route);
    if (goesOn(0)) await visit.pressAll(route);
  }

  const known = await endpoints();
  const problems = rounds.filter((round) => round.problems.length > 0);
  const having = (part: string) =>
    problems.filter((round) => round.problems.some((each) => each.includes(part))).length;
  return {
    done: rounds.length,
    figures: [
      { what: 'white screens', measured: having('white screen'), limit: 0 },
      { what: 'pages that did not answer for 1 s', measured: having('no answer'), limit: 0 },
      { what: 'with an uncaught error', measured: having('uncaught'), limit: 0 },
      { what: `endpoints of ${known.length}`, measured: counts.size, limit: 1, isAtLeast: true },
    ],
    details: {
      problems,
      withoutMessage: rounds.filter(({ hasMessage }) => !hasMessage),
      notReached: known.filter((path) => !counts.has(path)),
      rounds,
    },
  };
}

export const damagedAnswers: FaultRow = {
  name: 'damaged-answers',
  fault: 'JSON truncated or of the wrong shape, at every endpoint',
  mustHappen: 'message, page alive',
  demanded: '0 white screens in 200',
  rounds: 200,
  capMinutes: 3.5,
  measure,
};
