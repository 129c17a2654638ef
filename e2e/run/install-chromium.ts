import { findChromium } from '../site/page/find-chromium.ts';

// Runs in a process of its own, so that other tests run while the browser is installed.
findChromium();
