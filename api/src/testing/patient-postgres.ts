import { type OpenDatabase, openPostgres } from '../database/database.ts';

/** A starved machine may stand still for longer than a visitor would wait, and the test must not fail with that. */
const patience = 20;

/** PostgreSQL by its address, with twenty times the deadlines that it has for visitors. */
export const openPatientPostgres = (address: string): OpenDatabase => openPostgres(address, patience);
