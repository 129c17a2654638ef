// Colours of `tokens.css` for what no style sheet reaches: pictures, the manifest, the browser's own bars.

export const paper = '#fbf8f3';
export const ink = '#0b1b2b';
