import type { IApi } from 'umi';

interface Request {
  method: string;
  originalUrl: string;
}
interface Response {
  status(code: number): Response;
  json(body: object): void;
}

/** In development an unmocked call would be answered with the page itself; say so instead, as the real server does. */
export default function apiNotFound(api: IApi) {
  api.addMiddlewares(() => [
    (request: Request, response: Response, next: () => void) => {
      const { method, originalUrl } = request;
      if (!originalUrl.startsWith('/api/')) return next();
      response.status(404).json({ error_code: 'not_found', error_msg: `No such call: ${method} ${originalUrl}` });
    },
  ]);
}
