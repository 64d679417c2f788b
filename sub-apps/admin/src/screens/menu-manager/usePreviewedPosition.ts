import { usePortal, useSession } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPositionFunctions, MENU_KEY } from '../../api/menu';

/** The position whose menu is previewed; at first one's own. */
export function usePreviewedPosition() {
  const { http } = usePortal();
  const own = useSession();
  const [positionId, setPositionId] = useState(own.positionId);
  const isOwn = positionId === own.positionId;
  const { data, error, refetch } = useQuery({
    queryKey: [...MENU_KEY, 'functions', positionId],
    queryFn: ({ signal }) => getPositionFunctions(http, positionId, signal),
    enabled: !isOwn,
  });
  const codes = isOwn ? own.functionCodes : data;
  return {
    positionId,
    /** An empty id is one's own position. */
    choose: (id: string) => setPositionId(id || own.positionId),
    /** Undefined until the function codes are known. */
    hasFunction: codes && ((code: string | undefined) => !code || codes.includes(code)),
    error: isOwn ? null : error,
    retry: () => void refetch(),
  };
}

export type PreviewedPosition = ReturnType<typeof usePreviewedPosition>;
