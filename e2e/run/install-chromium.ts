import { findChromium } from '../site/find-chromium.ts';

// A process of its own: other tests run while a browser is installed.
findChromium();
