import { z } from 'zod';

/** What opens something to whoever has it. The API's description says so, because no address may contain it: histories, bookmarks and logs keep addresses. */
export const secretSchema = z.string().meta({ 'x-secret': true });
