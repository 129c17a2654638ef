import styles from '../ConsentService.module.css';
import { consentId } from '../consent-service.ts';
import { ConsentPanel } from './consent-panel.ts';

// An entry of its own, beside the site's: a site that has set up no service of others neither has nor loads any of it.
// The styles of buttons and boxes are on every page, with the newsletter's form.
const element = document.getElementById(consentId);
if (element) new ConsentPanel(element, styles).start();
