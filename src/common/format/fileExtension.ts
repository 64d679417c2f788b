/** The extension of a file's name: lower case, without the dot; empty when there is none. */
export const fileExtension = (filename: string): string => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
