import type { NextFunction, Request, Response } from 'express';
import type { IApi } from 'umi';
import { unknownCall } from '../../scripts/server/faults';

/** In development an unmocked call would be answered with the page itself; say so instead, as the real server does. */
export default function apiNotFound(api: IApi) {
  api.addMiddlewares(() => [
    (request: Request, response: Response, next: NextFunction) => {
      if (request.originalUrl.startsWith('/api/')) unknownCall(request, response);
      else next();
    },
  ]);
}
