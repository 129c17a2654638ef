/** The memory that cached pages may take on a machine unless `PAGE_CACHE_MB` says otherwise, in megabytes: the least wanted pages are dropped first. */
export const defaultPageCacheSize = 48;
