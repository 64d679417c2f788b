import { useLanguage, useT } from '@atrium/portal/sdk';
import { useMemo } from 'react';
import { cardContent, cardHeight, CARD_WIDTH_PX } from './cardContent';
import type { CardContent, CardWords } from './cardContent';
import type { FlowNode } from './flowNodes';
import { flowParts, partId } from './flowParts';
import { layoutFlow } from './layoutFlow';
import type { FlowLayout } from './layoutFlow';

/** Pixels. The designer has a button in each gap. */
const GAP_PX = { diagram: 32, designer: 56 } as const;
const COLUMN_GAP_PX = 28;
const MARGIN_PX = 24;

/** What the cards of a flow say, and their places. */
export function useFlowCards(
  nodes: readonly FlowNode[],
  { states, describe, problemsOf, nameOf }: Omit<CardWords, 't' | 'language'>,
  kind: keyof typeof GAP_PX,
): { contents: ReadonlyMap<string, CardContent>; layout: FlowLayout } {
  const t = useT();
  const language = useLanguage();
  return useMemo(() => {
    const words: CardWords = { t, language, states, describe, problemsOf, nameOf };
    const contents = new Map(flowParts(nodes).map((part) => [partId(part), cardContent(part, words)]));
    const layout = layoutFlow(nodes, {
      cardWidthPx: CARD_WIDTH_PX,
      gapPx: GAP_PX[kind],
      columnGapPx: COLUMN_GAP_PX,
      marginPx: MARGIN_PX,
      measure(part) {
        const content = contents.get(partId(part));
        return content ? cardHeight(content) : 0;
      },
    });
    return { contents, layout };
  }, [nodes, t, language, states, describe, problemsOf, nameOf, kind]);
}
