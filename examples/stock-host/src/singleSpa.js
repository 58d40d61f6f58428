import { registerApplication, start } from 'single-spa';
import { createProps } from './createProps.js';
import { loadNotices } from './loadNotices.js';

/** Registers the list of notices as an application of single-spa. */
async function registerNotices() {
  const customProps = await createProps(document.getElementById('notices'));
  registerApplication({ name: 'notices', app: loadNotices, activeWhen: '/single-spa', customProps });
  start();
}

void registerNotices();
