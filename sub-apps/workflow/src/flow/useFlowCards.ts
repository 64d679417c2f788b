import { useLanguage, useT } from '@atrium/portal/sdk';
import { useMemo } from 'react';
import { boundFlow } from './boundFlow';
import { cardContent } from './cardContent';
import type { CardContent, CardWords } from './cardContent';
import { cardHeight, CARD_WIDTH_PX } from './cardSize';
import { offPathIds } from './cardStatus';
import { withApplicantFields } from './conditionWords';
import type { FlowNode } from './flowNodes';
import { flowParts, partId } from './flowParts';
import { layoutFlow } from './layoutFlow';
import type { FlowLayout } from './layoutFlow';

/** Pixels. The designer has a button in each gap. */
const GAP_PX = { diagram: 32, designer: 56 } as const;
const COLUMN_GAP_PX = 28;
const MARGIN_PX = 24;

interface FlowCards {
  /** Those that are drawn. */
  nodes: readonly FlowNode[];
  /** The flow is larger than what can be drawn. */
  isCut: boolean;
  contents: ReadonlyMap<string, CardContent>;
  layout: FlowLayout;
}

/** What the cards of a flow say, and their places. `fields` are those of the form. */
export function useFlowCards(
  given: readonly FlowNode[],
  { kind, states, fields, problemsOf, nameOf }: Omit<CardWords, 't' | 'language' | 'offPath' | 'hasPriorities'>,
  look: keyof typeof GAP_PX,
): FlowCards {
  const t = useT();
  const language = useLanguage();
  const { nodes, isCut } = useMemo(() => boundFlow(given), [given]);
  return useMemo(() => {
    const parts = flowParts(nodes);
    const isDesign = look === 'designer';
    const words: CardWords = {
      t,
      language,
      kind,
      states,
      fields: withApplicantFields(fields, t),
      offPath: offPathIds(parts, kind === 'definition' ? undefined : states),
      hasPriorities: isDesign,
      problemsOf,
      nameOf,
    };
    const contents = new Map(parts.map((part) => [partId(part), cardContent(part, words)]));
    const layout = layoutFlow(nodes, {
      cardWidthPx: CARD_WIDTH_PX,
      gapPx: GAP_PX[look],
      columnGapPx: COLUMN_GAP_PX,
      marginPx: MARGIN_PX,
      measure(part) {
        const content = contents.get(partId(part));
        return content ? cardHeight(content, isDesign) : 0;
      },
    });
    return { nodes, isCut, contents, layout };
  }, [nodes, isCut, t, language, kind, states, fields, problemsOf, nameOf, look]);
}
