import type { Request, Response } from 'express';
import type { IApi } from 'umi';
import { callNotFound } from '../../scripts/server/errorResponses';

/** Answers an unmocked call with 404 in development, as the real server does; Umi would send the page. */
export default function apiNotFound(api: IApi) {
  api.addMiddlewares(() => [
    (request: { originalUrl: string }, response: unknown, next: () => void) => {
      // Umi's server is of another major version of Express; the answer uses only methods that both have.
      if (request.originalUrl.startsWith('/api/')) callNotFound(request as Request, response as Response);
      else next();
    },
  ]);
}
