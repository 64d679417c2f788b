// The peer is installed only when the benchmark runs; the project is checked without it.
declare module '@antv/s2';
