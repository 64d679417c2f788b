import type { IApi } from 'umi';
import { platformProxy } from '../../scripts/server/platformProxy';

/** With `API_URL` the development server passes calls on by the proxy of `npm start`: one set of limits for both. */
export default function platform(api: IApi) {
  const platformUrl = process.env.API_URL;
  if (platformUrl) api.addBeforeMiddlewares(() => [platformProxy(platformUrl)]);
}
