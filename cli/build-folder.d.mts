/** Fills a folder of its own, which then takes the place of `root/build`. */
export function withBuildFolder(root: string, work: (folder: string) => Promise<void>): Promise<void>;
