import { SHOWN_PANEL } from '../soak/selectors';

/** What a person does, and what is then waited for. */
export interface MeasuredStep {
  title: string;
  /** The address that is opened before, without being timed. */
  route: string;
  /** Can be pressed once the page is ready: the first visible element of this selector, which has just this text. */
  press: string;
  pressText?: string;
  /** Typed into this field before the press, without being timed. */
  typed?: Readonly<{ field: string; text: string }>;
  /** The first visible element of this selector, which has the text … */
  shown: string;
  text?: string;
  /** … and another text than before the press. */
  isNew?: true;
  /** Milliseconds; without it the figure is only told. */
  atMost?: number;
}

/** The flow of 100 steps that the benchmark publishes, and a process of it. */
export const LARGE_FLOW = 'bench-100';
export const LARGE_STEPS = 100;
const LAST_STEP = `s${LARGE_STEPS - 1}`;

const ROW = `${SHOWN_PANEL} [data-row-key]`;
const NEXT_PAGE = `${SHOWN_PANEL} [aria-label="下一页"]:not([disabled])`;
const SEARCH = `${SHOWN_PANEL} [role="search"] button[type="submit"]`;

/** In the titles of some hundred processes, not of the newest one. */
const KEYWORD = '惠民';

/** The steps of one visit, in this order. `{process}` is a process of the large flow. */
export const STEPS: readonly MeasuredStep[] = [
  {
    title: 'diagram of 100 steps, in a process: from its tab to the last card',
    route: '/process?processid={process}',
    press: '[role="tab"]',
    pressText: '流程图',
    shown: `[data-card="${LAST_STEP}"]`,
    atMost: 500,
  },
  {
    title: 'designer of 100 steps: from the list to the last card',
    route: '/masterflowmanager',
    press: `[data-row-key="${LARGE_FLOW}"] button`,
    shown: `[data-card="${LAST_STEP}"]`,
  },
  {
    title: 'done, 10,000 processes: opened from the menu',
    route: '/flow',
    press: '[role="menuitem"]:has([title^="已办流程"])',
    shown: ROW,
    atMost: 300,
  },
  { title: '… next page', route: '/dealed', press: NEXT_PAGE, shown: ROW, isNew: true, atMost: 200 },
  {
    title: '… filtered by a keyword',
    route: '/dealed',
    press: SEARCH,
    typed: { field: '关键字', text: KEYWORD },
    shown: ROW,
    text: KEYWORD,
    isNew: true,
    atMost: 300,
  },
  {
    title: 'instances, those running of 10,000 processes: opened from the list of flows',
    route: '/masterflowmanager',
    press: `${SHOWN_PANEL} header button`,
    pressText: '流程实例',
    shown: ROW,
    isNew: true,
    atMost: 300,
  },
  {
    title: '… next page',
    route: '/masterflowmanager?view=instances',
    press: NEXT_PAGE,
    shown: ROW,
    isNew: true,
    atMost: 200,
  },
  {
    title: '… filtered by a keyword',
    route: '/masterflowmanager?view=instances',
    press: SEARCH,
    typed: { field: '关键字', text: KEYWORD },
    shown: ROW,
    text: KEYWORD,
    isNew: true,
    atMost: 300,
  },
  {
    title: 'start of a claim: until it can be filled in',
    route: '/flow',
    press: '[aria-label="发起 费用报销"]',
    shown: `${SHOWN_PANEL} textarea:not([readonly]):not([disabled])`,
  },
  {
    title: 'a process: from the to-do list until its form is shown',
    route: '/undeal',
    press: '[aria-label^="处理 郑浩"]',
    shown: '[role="dialog"]',
    text: '报销金额',
  },
];
