/** What must be seen before a person can go on. */
export interface Condition {
  selector: string;
  /** One of the visible elements has this text, or this value in a field. */
  text?: string;
  /** The pointer reaches it, and as a field it can be typed into. */
  isUsable?: true;
  /** Nothing visible has the selector and the text. */
  isAbsent?: true;
}

/** One press of a person: on the first visible element of a selector that has just this text, or of a key. */
export type Press = { click: string; text?: string } | { key: string } | { type: string };

/** A press, and what is then waited for. */
export interface Act {
  press: Press;
  shown: readonly Condition[];
}

/** The steps, in their order; the first one opens the address. */
export const STEP_TITLES = [
  'sign-in form',
  'sign in, until the home page',
  'order list',
  'sort, twice',
  'open an order',
  'change a line',
  'save',
  'pending approvals',
  'open the approval',
  'approve',
  'report list',
  'open a report',
  'drill',
] as const;
export type StepTitle = (typeof STEP_TITLES)[number];

/** A step of the journey on one side. */
export interface JourneyStep {
  title: StepTitle;
  /** Presses that lead there and are not timed: a menu group is opened, a field is focused. */
  before?: readonly Press[];
  acts: readonly Act[];
}

/** How one product takes the journey. */
export interface Journey {
  form: readonly Condition[];
  steps: readonly JourneyStep[];
}

/** What both sides work on: the order that is edited and approved. Its first line has 9 pieces at 25.78. */
export const ORDER = {
  no: 'SO-202611-00807',
  id: '3101000000000012492',
  processId: '3105000000000000504',
  customer: '美宜食品店（江宁67店）',
  amount: '3,234.02',
  quantity: '7',
  newLineAmount: '180.46',
  newAmount: '3,182.46',
} as const;
