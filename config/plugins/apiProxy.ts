import type { NextFunction, Request, Response } from 'express';
import type { IApi } from 'umi';
import { platformProxy } from '../../scripts/server/platformProxy';

/**
 * With `API_URL` the development server forwards API calls through the proxy of `npm start`: one set of limits for
 * both.
 */
export default function apiProxy(api: IApi) {
  const platformUrl = process.env.API_URL;
  if (!platformUrl) return;
  const proxy = platformProxy(platformUrl);
  // Umi's server is of another major version of Express; the proxy uses only methods that both have.
  api.addBeforeMiddlewares(() => [
    (request: unknown, response: unknown, next: unknown) =>
      proxy(request as Request, response as Response, next as NextFunction),
  ]);
}
