import type { ApiClient } from '../api-client.ts';
import type { ProgrammeBooklet } from '../../domain/programme-booklets/programme-booklet.schema.ts';
import type { One } from '../../http/list.schema.ts';

/** @param id of the event, or `current` for tonight's programme, else the next one */
export async function fetchProgrammeBooklet(api: ApiClient, id: string): Promise<ProgrammeBooklet> {
  return (await api.get<One<ProgrammeBooklet>>(`api/hand-programmes/${encodeURIComponent(id)}`)).data.data;
}
