import {
  accessibility,
  contracting,
  data,
  general,
  jobs,
  tickets,
} from '@ofgc/shared/domain/departments/department-contacts.ts';
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

/** The contacts for questions about a page. Their texts are `help.<topic>` in the catalogues. */
interface HelpContact {
  topic: 'tickets' | 'general' | 'auditions' | 'contracting' | 'reporting' | 'data' | 'accessibility';
  /** As displayed. */
  phone: string;
  /** None for the reporting channel, where email would not be confidential (Ley 2/2023). */
  email?: string;
}

const dataHelp: HelpContact = { topic: 'data', ...data };

const contacts: Record<string, HelpContact> = {
  [generalInformationPath]: { topic: 'tickets', ...tickets },
  [auditionsPath]: { topic: 'auditions', ...jobs },
  [contractorProfilePath]: { topic: 'contracting', ...contracting },
  [complaintsPath]: { topic: 'reporting', phone: '928 00 00 12' },
  [dataProtectionPath]: dataHelp,
  [safeDataPath]: dataHelp,
  [cookiesPath]: dataHelp,
  [accessibilityPath]: { topic: 'accessibility', ...accessibility },
};

/** The general contact where a page has none of its own. @param path without locale */
export function helpContactOf(path: string): HelpContact {
  return contacts[path] ?? { topic: 'general', ...general };
}
