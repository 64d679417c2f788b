import { useEffect, useRef, useState } from 'react';
import { isAppError } from '@/common/errors/appError';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { readRows } from '../shared/readRows';
import { TreeRow } from './treeRow';
import type { Key } from './nodes';

/** What stands below the nodes that were unfolded so far. */
export interface Branches {
  readonly below: ReadonlyMap<Key, readonly TreeRow[]>;
  readonly reading: ReadonlySet<Key>;
  /** Reads what stands below a node; what could not be read is told, and read when somebody asks once more. */
  read(key: Key): void;
}

type Held = Pick<Branches, 'below' | 'reading'>;

const NONE: Held = { below: new Map(), reading: new Set() };

const without = (keys: ReadonlySet<Key>, gone: Key): ReadonlySet<Key> =>
  new Set([...keys].filter((key) => key !== gone));

/** The branches of a tree that reads them one by one: its source is asked with `__parentid`. They are forgotten when the source is asked anew. */
export function useBranches(field: Field<'tree'>): Branches {
  const page = usePage();
  const input = useWatched(field, () => JSON.stringify(field.sourceInput() ?? {}));
  const reloads = useWatched(field, () => field.control.reloads());
  const asked = `${reloads} ${input}`;
  const [held, setHeld] = useState<Held & { readonly asked: string }>({ ...NONE, asked });
  const requests = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    requests.current = controller;
    return () => controller.abort();
  }, [page, asked]);
  const { below, reading } = held.asked === asked ? held : NONE;
  const { api } = field.props.source ?? {};
  const read = (key: Key) => {
    if (api === undefined || below.has(key) || reading.has(key)) return;
    const { signal } = requests.current;
    const take = (change: (now: Held) => Held) =>
      setHeld((now) => ({ ...change(now.asked === asked ? now : NONE), asked }));
    take((now) => ({ ...now, reading: new Set([...now.reading, key]) }));
    readRows(field.control, TreeRow, {
      api,
      input: { ...(JSON.parse(input) as Record<string, unknown>), __lazyload: 1, __parentid: key },
      isFresh: reloads > 0,
      signal,
    }).then(
      (rows) =>
        signal.aborted ||
        take((now) => ({ below: new Map([...now.below, [key, rows]]), reading: without(now.reading, key) })),
      (error: unknown) => {
        if (signal.aborted || isAppError(error, 'cancelled')) return;
        take((now) => ({ ...now, reading: without(now.reading, key) }));
        page.host.report(error);
      },
    );
  };
  return { below, reading, read };
}
