import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import {
  accessibilityPath,
  auditionsPath,
  complaintsPath,
  contactPath,
  contractorProfilePath,
  cookiesPath,
  dataProtectionPath,
  generalInformationPath,
  legalNoticePath,
  orchestraPath,
  safeDataPath,
  siteMapPath,
  transparencyPath,
} from '@ofgc/shared/routes/site/pages.ts';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';

/** What this section exposes to the rest of the site. */
export const section: Section = {
  title: { es: 'Sobre la orquesta', en: 'About the orchestra' },
  hue: 'slate',
  menu: { to: aboutPath, rank: 30 },
  home: { 'home.reporting': { row: 70, rank: 30 } },
  links: [
    {
      text: { es: 'Quiénes somos', en: 'Who we are' },
      to: aboutPath,
      at: { 'menu.about': 10, 'footer.orchestra': 10 },
    },
    { text: { es: 'Conozca la orquesta', en: 'Meet the orchestra' }, to: orchestraPath, at: { 'menu.about': 20 } },
    {
      text: { es: 'Información general', en: 'General information' },
      to: generalInformationPath,
      at: { 'menu.about': 30 },
    },
    { text: { es: 'Audiciones', en: 'Auditions' }, to: auditionsPath, at: { 'menu.about': 60 } },
    { text: { es: 'Contacto', en: 'Contact' }, to: contactPath, at: { 'menu.about': 80, 'footer.orchestra': 60 } },
    {
      text: { es: 'Transparencia', en: 'Transparency' },
      to: transparencyPath,
      at: { 'menu.foot': 10, 'footer.legal': 10 },
    },
    {
      text: { es: 'Perfil del contratante', en: 'Buyer profile' },
      to: contractorProfilePath,
      at: { 'menu.foot': 20, 'footer.legal': 20 },
    },
    {
      text: { es: 'Canal de denuncias', en: 'Complaints channel' },
      to: complaintsPath,
      at: { 'menu.foot': 40, 'footer.legal': 30 },
    },
    { text: { es: 'Aviso legal', en: 'Legal notice' }, to: legalNoticePath, at: { 'footer.legal': 40 } },
    { text: { es: 'Protección de datos', en: 'Data protection' }, to: dataProtectionPath, at: { 'footer.legal': 50 } },
    { text: { es: 'Datos seguros', en: 'Safe data' }, to: safeDataPath, at: { 'footer.legal': 60 } },
    { text: { es: 'Política de cookies', en: 'Cookie policy' }, to: cookiesPath, at: { 'footer.legal': 70 } },
    { text: { es: 'Accesibilidad', en: 'Accessibility' }, to: accessibilityPath, at: { 'footer.legal': 80 } },
    { text: { es: 'Condiciones', en: 'Conditions' }, to: generalInformationPath, at: { 'footer.legal': 90 } },
    { text: { es: 'Mapa web', en: 'Site map' }, to: siteMapPath, at: { 'footer.legal': 100 } },
  ],
  pages: [
    {
      path: siteMapPath,
      title: { es: 'Mapa web', en: 'Site map' },
      summary: { es: 'Todas las páginas de la web, por secciones.', en: 'Every page of the website, by section.' },
    },
  ],
  examples: [
    { page: 'about', es: '/sobre-ofgc', en: '/en/sobre-ofgc' },
    { page: 'members', es: '/sobre-ofgc/conoce-ofgc', en: '/en/sobre-ofgc/conoce-ofgc' },
    { page: 'auditions', es: '/sobre-ofgc/audiciones', en: '/en/sobre-ofgc/audiciones' },
    { page: 'contact', es: '/sobre-ofgc/contacto', en: '/en/sobre-ofgc/contacto' },
    { page: 'transparency', es: '/transparencia', en: '/en/transparencia' },
    { page: 'general information', es: '/sobre-ofgc/info-general', en: '/en/sobre-ofgc/info-general', isText: true },
    { page: 'buyer profile', es: '/perfil-contratante', en: '/en/perfil-contratante', isText: true },
    { page: 'reporting channel', es: '/canal-denuncias', en: '/en/canal-denuncias', isText: true },
    { page: 'report', es: '/canal-denuncias/informar', en: '/en/canal-denuncias/informar' },
    { page: 'follow-up of a report', es: '/canal-denuncias/seguimiento', en: '/en/canal-denuncias/seguimiento' },
    { page: 'legal notice', es: '/aviso-legal', en: '/en/aviso-legal', isText: true },
    { page: 'data protection', es: '/proteccion-datos', en: '/en/proteccion-datos', isText: true },
    { page: 'safe data', es: '/datos-seguros', en: '/en/datos-seguros', isText: true },
    { page: 'cookies', es: '/politica-cookies', en: '/en/politica-cookies', isText: true },
    { page: 'accessibility', es: '/accesibilidad', en: '/en/accesibilidad', isText: true },
  ],
};
