import { htmlPage } from '../reply';
import type { Html } from './html';
import { html } from './html';

const STYLE = html`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.25rem; }
  form { border: 1px solid #8886; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  fieldset { border: 0; margin: 0; padding: 0; }
  label { display: block; margin: 0.5rem 0; }
  select, button { font: inherit; padding: 0.4rem 0.75rem; }
  select { width: 100%; }
  button { margin: 0.5rem 0.5rem 0 0; cursor: pointer; }
  code { font-size: 0.85rem; word-break: break-all; }
  [role=alert] { color: #d4380d; }
`;

/** The frame of a page outside the product: HTML forms without script. */
export const mockPage = (title: string, content: Html) =>
  htmlPage(
    html`<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>`.text,
  );
