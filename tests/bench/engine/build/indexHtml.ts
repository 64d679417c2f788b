/** The document of a measured page. */
export function indexHtml(title: string, hasStyle: boolean): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
${hasStyle ? '<link rel="stylesheet" href="page.css">' : ''}
<style>body{margin:8px}</style>
</head>
<body>
<div id="root"></div>
<script type="module" src="page.js"></script>
</body>
</html>
`;
}
