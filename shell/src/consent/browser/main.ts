import '@ofgc/shared/design/forms/Button/Button.module.css';
import '@ofgc/shared/design/forms/Checkbox/Checkbox.module.css';
import '../ConsentService.module.css';
import { consentId } from '../consent-service.ts';
import { ConsentPanel } from './consent-panel.ts';

// An entry of its own, beside the site's: a site that has set up no service of others neither has nor loads any of it.
const element = document.getElementById(consentId);
if (element) new ConsentPanel(element).start();
