import { describe, expect, it } from 'vitest';
import { missingReads, readsOfScript, unknownApiAddresses } from './api-reads.ts';

const operations = {
  'GET /api/offers': ['data', 'data[].family', 'data[].family.name', 'data[].title', 'meta.total'],
  'GET /api/offers/{id}': ['data', 'data.summary'],
  'POST /api/contact': ['data.reference'],
  'GET /api/news': ['data'],
};
const script =
  'const a=e=>e.get("api/offers",{params:t}),b=(e,t)=>e.get(`api/offers/${encodeURIComponent(t)}`);r.data.map(({title:o,family:n})=>n.name+o)';

describe('what a release asks of the API', () => {
  it('are the operations whose addresses its scripts have, and the fields whose names they have', () => {
    expect(readsOfScript(script, operations)).toEqual({
      'GET /api/offers': ['data', 'data[].family', 'data[].family.name', 'data[].title'],
      'GET /api/offers/{id}': ['data'],
    });
  });

  it('is compared with what an API answers: what is gone is named, what is added hurts nobody', () => {
    const release = { reads: readsOfScript(script, operations) };
    expect(missingReads(release, operations)).toEqual([]);
    expect(
      missingReads(release, { ...operations, 'GET /api/offers': [...operations['GET /api/offers'], 'data[].pay'] }),
    ).toEqual([]);
    expect(missingReads(release, { 'GET /api/offers': ['data', 'data[].family'] })).toEqual([
      'it reads data[].family.name, data[].title of GET /api/offers, which the API does not answer',
      'it asks for GET /api/offers/{id}, which the API does not have',
    ]);
  });

  it('is not known of a release from before it was written down', () => {
    expect(missingReads({}, {})).toEqual([]);
  });

  it('may name no address that the API does not have, wherever it is asked', () => {
    const asked = (...paths: string[]) => unknownApiAddresses(paths.map((path) => `\`${path}\``).join(), operations);
    expect(unknownApiAddresses(script, operations)).toEqual([]);
    expect(asked('api/offers/7', 'api/offers/', 'api/offers?a=1', '/api/${kind}', 'api/of ours')).toEqual([]);
    expect(asked('/api/docs', '/api/docs/', '/api/openapi.json')).toEqual([]);
    expect(asked('api/offers/summary/all', 'api/offer', 'api/offers/${id}/seats')).toEqual([
      'api/offers/summary/all',
      'api/offer',
      'api/offers/${id}/seats',
    ]);
  });
});
