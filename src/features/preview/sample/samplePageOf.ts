import type { SentPage } from '../createPreview';
import type { SamplePage } from './answerCall';

function parsed(protocol: unknown): unknown {
  if (typeof protocol !== 'string') return protocol;
  try {
    return JSON.parse(protocol) as unknown;
  } catch {
    // The engine reports the syntax error; there is no page to make data for.
    return undefined;
  }
}

/** The parsed page and fragments that determine the sample data. */
export const samplePageOf = ({ protocol, fragments }: Pick<SentPage, 'protocol' | 'fragments'>): SamplePage => ({
  protocol: parsed(protocol),
  fragments,
});
