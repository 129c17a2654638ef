/** What a page or a slot of a section may weigh as visitors get it (brotli), in bytes; the heaviest has 30 and 5 KB today. */
export const scriptBudget = 60 * 1024;
export const styleBudget = 16 * 1024;
/** All files of a section for the browser, precompressed ones included, in bytes. */
export const releaseBudget = 5 * 1024 * 1024;
/** Letters of a page as it was rendered. */
export const longestPage = 2_000_000;
/** Letters of what a section has on the home page: all that are live have fewer. */
export const longestPart = 400_000;
/** Letters of all texts of a section in one language: with the first navigation into it they all come. The most that one has are 33,000. */
export const longestCatalogue = 200_000;
