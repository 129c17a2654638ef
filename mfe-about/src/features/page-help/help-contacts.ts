/** The contacts for questions about a page. Their texts are `help.<topic>` in the catalogues. */
export interface HelpContact {
  topic: 'tickets' | 'general' | 'auditions' | 'contracting' | 'reporting' | 'data' | 'accessibility';
  /** As displayed. */
  phone: string;
  /** None for the reporting channel, where email would not be confidential (Ley 2/2023). */
  email?: string;
}

const general: HelpContact = { topic: 'general', phone: '928 00 00 08', email: 'info@ofgc.example' };
const data: HelpContact = { topic: 'data', phone: '928 00 00 07', email: 'dpd@ofgc.example' };

const contacts: Record<string, HelpContact> = {
  [generalInformationPath]: { topic: 'tickets', phone: '928 00 00 00', email: 'taquilla@ofgc.example' },
  [auditionsPath]: { topic: 'auditions', phone: '928 00 00 04', email: 'empleo@ofgc.example' },
  [contractorProfilePath]: { topic: 'contracting', phone: '928 00 00 06', email: 'contratacion@ofgc.example' },
  [complaintsPath]: { topic: 'reporting', phone: '928 00 00 12' },
  [dataProtectionPath]: data,
  [safeDataPath]: data,
  [cookiesPath]: data,
  [accessibilityPath]: { topic: 'accessibility', phone: '928 00 00 05', email: 'accesibilidad@ofgc.example' },
};

/** The general contact where a page has none of its own. @param path without locale */
export function helpContactOf(path: string): HelpContact {
  return contacts[path] ?? general;
}
import {
  accessibilityPath,
  auditionsPath,
  complaintsPath,
  contractorProfilePath,
  cookiesPath,
  dataProtectionPath,
  generalInformationPath,
  safeDataPath,
} from '@ofgc/shared/routes/site/pages.ts';
