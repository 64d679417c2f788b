import { CACHES } from '@atrium/common/constants/request';
import type { AppError } from '@atrium/common/errors/appError';
import { usePortal } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getParameter } from '../api/getParameter';
import type { Slice, SliceOption } from '../api/report';

export interface SliceOptions {
  /** Undefined until they are read. */
  options: readonly SliceOption[] | undefined;
  error: AppError | null;
  /** The field is used: reads the options if they are missing, also after a failure. */
  want(): void;
  retry(): void;
}

/**
 * The options of a slice. Those of a parameter are read when the field is first used, or at once when it has a value
 * that needs its text; other reports use the same answer.
 */
export function useSliceOptions({ paramCode, options }: Slice, hasValue: boolean): SliceOptions {
  const { http } = usePortal();
  const [isWanted, setIsWanted] = useState(false);
  const isParameter = paramCode !== '';
  const { data, error, refetch } = useQuery({
    queryKey: ['report-parameter', paramCode],
    queryFn: ({ signal }) => getParameter(http, paramCode, signal),
    enabled: isParameter && (isWanted || hasValue),
    staleTime: CACHES.container.ttlMs,
  });
  const retry = () => void refetch();
  if (!isParameter) return { options, error: null, want: () => undefined, retry };
  return {
    options: data,
    error: data ? null : error,
    want: () => (error && !data ? retry() : setIsWanted(true)),
    retry,
  };
}
