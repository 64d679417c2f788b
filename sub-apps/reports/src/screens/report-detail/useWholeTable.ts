import { useLanguage, usePortal, useT } from '@atrium/portal/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Report } from '../../api/report';
import type { ReportQuery } from '../../api/reportQuery';
import type { ReadRows, TextTable } from './wholeTable';
import { wholeTable } from './wholeTable';

/** Rows that are being read page by page. */
export interface Reading extends ReadRows {
  cancel(): void;
}

/** Reads the whole report as texts. Another reading gives up the one before, and so does the end of the view. */
export function useWholeTable(query: ReportQuery) {
  const { http } = usePortal();
  const t = useT();
  const language = useLanguage();
  const [reading, setReading] = useState<Reading>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (report: Report): Promise<TextTable> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const handleRows = (rows: ReadRows) => {
      if (!signal.aborted) setReading({ ...rows, cancel: () => controller.abort() });
    };
    try {
      return await wholeTable({ http, report, query, t, language, signal, onRows: handleRows });
    } finally {
      if (running.current === controller) setReading(undefined);
    }
  };
  return { read, reading };
}
