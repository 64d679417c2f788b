import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { RequestHandler } from 'express';

/** Passes every call on to a real platform, as it came. */
export function platformProxy(platformUrl: string): RequestHandler {
  const target = new URL(platformUrl);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return (request, response) => {
    const headers = { ...request.headers, host: target.host };
    const url = new URL(request.originalUrl, target);
    const onward = send(url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => {
      if (response.headersSent) response.destroy(error);
      else response.status(502).json({ error_code: 'platform_unreachable', error_msg: error.message });
    });
    request.pipe(onward);
  };
}
