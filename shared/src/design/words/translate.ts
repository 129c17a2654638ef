/** A catalogue's `t`, bound to the namespace `shared`: what the pure functions of this folder need of i18next. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;
