import type { ApiClient } from './api-client.ts';
import type { HandProgramme } from '../domain/hand-programme.schema.ts';
import type { One } from '../domain/list.schema.ts';

/** @param id the event's; `current`: tonight's programme, else the next */
export async function fetchHandProgramme(api: ApiClient, id: string): Promise<HandProgramme> {
  return (await api.get<One<HandProgramme>>(`api/hand-programmes/${encodeURIComponent(id)}`)).data.data;
}
