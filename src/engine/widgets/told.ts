import type { ControlFacts } from './contract';

/** What a widget is told: what its page hands to it, and what its control is like. */
export interface Told {
  readonly props: unknown;
  readonly facts: ControlFacts;
}

/** The same as a text, so that nobody can change what somebody else has been told. */
export const toldText = (told: Told): string => JSON.stringify(told);

/** What such a text says; a copy of its own each time. */
export const readTold = (text: string): Told => JSON.parse(text) as Told;
