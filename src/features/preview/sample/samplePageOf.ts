import type { SentPage } from '../createPreview';
import type { SamplePage } from './answerCall';

function parsed(protocol: unknown): unknown {
  if (typeof protocol !== 'string') return protocol;
  try {
    return JSON.parse(protocol) as unknown;
  } catch {
    // The engine says where; there is nothing to make data for.
    return undefined;
  }
}

/** What sample data is made after. */
export const samplePageOf = ({ protocol, fragments }: Pick<SentPage, 'protocol' | 'fragments'>): SamplePage => ({
  protocol: parsed(protocol),
  fragments,
});
