// These packages are installed only when the benchmark runs; the project is checked without them.
declare module '@formily/core';
declare module '@formily/react';
declare module '@formily/antd-v5';
declare module 'amis';
declare module 'amis-formula';
declare module 'amis/*';
