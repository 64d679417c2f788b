import type { KeyInput, Page } from 'puppeteer';
import { ROUTES } from '../../../src/routes/routes';
import { pageCodes } from '../../../mock/domain/protocols';
import { goTo } from '../locations';
import { DESKTOP } from '../newPage';
import type { Candidate } from './candidates';
import { candidatesOn } from './candidates';

/** What an action needs to choose and to act. */
export interface Hand {
  page: Page;
  /** A random whole number from 0 to below `count`. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
  isOffline: boolean;
}

/** Does something and returns what, for the trail of a failure. */
type Action = (hand: Hand) => Promise<string>;

const PHONE = { width: 390, height: 844 };
const TEXTS = [
  '百联',
  '123',
  '-1',
  '1e400',
  '0.005',
  '2026-12-01',
  '2026-02-30',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  "';--",
  '%_\\',
  ' ',
  '😀',
  '长'.repeat(300),
  'x'.repeat(3_000),
] as const;
const KEYS: readonly KeyInput[] = [
  ...(['Tab', 'Enter', 'Escape', 'Space', 'Delete', 'Backspace', 'Home', 'End', 'PageDown', 'F2'] as const),
  ...(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const),
];
const CHORDS: readonly (readonly [KeyInput, KeyInput])[] = [
  ['Control', 'KeyK'],
  ['Control', 'KeyA'],
  ['Control', 'KeyZ'],
  ['Control', 'Enter'],
  ['Control', 'KeyS'],
  ['Alt', 'ArrowRight'],
  ['Alt', 'KeyW'],
  ['Shift', 'Tab'],
  ['Shift', 'F10'],
];
const ADDRESSES = [
  ...ROUTES.filter(({ owner, isPrefix }) => owner.kind !== 'entry' && !isPrefix).map(({ path }) => path),
  ...[...pageCodes(), 'gallery', 'nowhere'].map((code) => `/page?pagecode=${code}`),
  '/page?pagecode=order-form&pagestatus=1',
  '/report-detail?reportcode=sales-summary',
  '/flow?flowcode=leave',
  '/no-such-route',
];
/** One in this many presses may end the session. */
const MAY_LEAVE_ONE_IN = 400;
/** Without a network most of what is tried does nothing, so one in this many actions restores it. */
const ONLINE_ONE_IN = 8;

async function target({ page, below, pick }: Hand, wanted = (_: Candidate) => true): Promise<Candidate> {
  const found = (await candidatesOn(page, below(MAY_LEAVE_ONE_IN) === 0)).filter(wanted);
  const place = { x: below(DESKTOP.width), y: below(DESKTOP.height), name: 'somewhere', isField: false };
  return found.length > 0 ? pick(found) : place;
}

async function click(hand: Hand): Promise<string> {
  const { x, y, name } = await target(hand);
  await hand.page.mouse.click(x, y);
  return `click ${name}`;
}

async function clickFast(hand: Hand): Promise<string> {
  const { x, y, name } = await target(hand);
  const count = 2 + hand.below(8);
  await hand.page.mouse.click(x, y, { count });
  return `click ${count} times ${name}`;
}

async function clickRight(hand: Hand): Promise<string> {
  const { x, y, name } = await target(hand);
  await hand.page.mouse.click(x, y, { button: 'right' });
  return `right click ${name}`;
}

async function type(hand: Hand): Promise<string> {
  const { x, y, name, isField } = await target(hand, (each) => each.isField);
  const text = hand.pick(TEXTS);
  await hand.page.mouse.click(x, y);
  // Text that reaches a list or a button as keys presses it at random, which the other actions do.
  if (isField) await hand.page.keyboard.sendCharacter(text);
  return `type ${text.slice(0, 12)} into ${name}`;
}

async function press({ page, pick }: Hand): Promise<string> {
  const key = pick(KEYS);
  await page.keyboard.press(key);
  return `press ${key}`;
}

async function pressChord({ page, pick }: Hand): Promise<string> {
  const [held, key] = pick(CHORDS);
  await page.keyboard.down(held);
  await page.keyboard.press(key);
  await page.keyboard.up(held);
  return `press ${held}+${key}`;
}

async function drag(hand: Hand): Promise<string> {
  const from = await target(hand);
  const to = await target(hand);
  await hand.page.mouse.move(from.x, from.y);
  await hand.page.mouse.down();
  await hand.page.mouse.move(to.x, to.y, { steps: 4 });
  await hand.page.mouse.up();
  return `drag ${from.name} to ${to.name}`;
}

async function wheel({ page, below }: Hand): Promise<string> {
  const deltaY = (below(7) - 3) * 400;
  await page.mouse.wheel({ deltaY });
  return `wheel ${deltaY}`;
}

async function address({ page, pick }: Hand): Promise<string> {
  const path = pick(ADDRESSES);
  await goTo(page, path);
  return `go to ${path}`;
}

/** Back and forward as a person's buttons do; where there is nothing, nothing happens. */
async function walkHistory({ page, below }: Hand): Promise<string> {
  const steps = below(4) === 0 ? 1 : -1;
  await page.evaluate((count) => history.go(count), steps);
  return `history ${steps}`;
}

async function setNetwork(hand: Hand, isOffline: boolean): Promise<string> {
  await hand.page.setOfflineMode(isOffline);
  hand.isOffline = isOffline;
  return isOffline ? 'offline' : 'online';
}

const network: Action = (hand) => setNetwork(hand, !hand.isOffline);

/** Without a network the browser would show its own error page, which is not the product's. */
async function reload(hand: Hand): Promise<string> {
  if (hand.isOffline) return setNetwork(hand, false);
  await hand.page.reload({ waitUntil: 'domcontentloaded' });
  return 'reload';
}

async function resize({ page, pick }: Hand): Promise<string> {
  const size = pick([DESKTOP, PHONE, DESKTOP]);
  await page.setViewport(size);
  return `resize to ${size.width}`;
}

/** How often each action is done, out of their sum. */
const WEIGHTED_ACTIONS: readonly (readonly [action: Action, weight: number])[] = [
  [click, 48],
  [type, 16],
  [press, 10],
  [address, 6],
  [clickFast, 4],
  [wheel, 4],
  [walkHistory, 3],
  [pressChord, 3],
  [network, 3],
  [drag, 2],
  [clickRight, 1],
  [resize, 1],
  [reload, 1],
];

const total = WEIGHTED_ACTIONS.reduce((sum, [, weight]) => sum + weight, 0);

/** Does something at random, and returns what. */
export async function actAtRandom(hand: Hand): Promise<string> {
  if (hand.isOffline && hand.below(ONLINE_ONE_IN) === 0) return setNetwork(hand, false);
  let left = hand.below(total);
  const [action] = WEIGHTED_ACTIONS.find(([, weight]) => (left -= weight) < 0) ?? [click];
  return action(hand);
}
