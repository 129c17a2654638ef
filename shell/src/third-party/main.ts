import styles from './consent/ConsentService.module.css';
import { consentId } from './consent/consent-service.ts';
import { ConsentPanel } from './consent/consent-panel.ts';

// A separate entry, not part of the site's own: a site without third-party services does not load any of this.
// The styles of buttons and checkboxes are on every page already, for the newsletter's form.
const element = document.getElementById(consentId);
if (element) new ConsentPanel(element, styles).start();
