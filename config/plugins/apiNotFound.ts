import type { Request, Response } from 'express';
import type { IApi } from 'umi';
import { callNotFound } from '../../scripts/server/errorResponses';

/** In development an unmocked call would be answered with the page itself; say so instead, as the real server does. */
export default function apiNotFound(api: IApi) {
  api.addMiddlewares(() => [
    (request: { originalUrl: string }, response: unknown, next: () => void) => {
      // Umi's server is of another major version of Express; the answer uses what both have.
      if (request.originalUrl.startsWith('/api/')) callNotFound(request as Request, response as Response);
      else next();
    },
  ]);
}
