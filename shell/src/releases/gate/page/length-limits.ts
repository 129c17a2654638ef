/** The most characters of a page's title without the house's name, as long as browsers and search engines show it. */
export const longestTitle = 70;
/** The most characters that a rendered page may have. */
export const longestPage = 2_000_000;
/** The most characters that a section's parts on the home page may have; all live ones have fewer. */
export const longestPart = 400_000;
/** The most characters of all texts of a section in one language, which all load with the first navigation into it; now at most 33,000. */
export const longestCatalogue = 200_000;
/** The most characters of a file that is written into the markup itself (`data:`): visitors load it again with each page. */
export const longestInlineFile = 32_000;
