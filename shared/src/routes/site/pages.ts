import { aboutPath } from './sections.ts';

/** Pages of text to which other pages link, without locale. */
export const orchestraPath = `${aboutPath}/conoce-ofgc`;
export const generalInformationPath = `${aboutPath}/info-general`;
export const contactPath = `${aboutPath}/contacto`;
export const auditionsPath = `${aboutPath}/audiciones`;
export const transparencyPath = '/transparencia';
export const contractorProfilePath = '/perfil-contratante';
export const complaintsPath = '/canal-denuncias';
export const legalNoticePath = '/aviso-legal';
export const dataProtectionPath = '/proteccion-datos';
export const safeDataPath = '/datos-seguros';
export const cookiesPath = '/politica-cookies';
export const accessibilityPath = '/accesibilidad';
export const siteMapPath = '/mapa-web';

/** Content pages to which other pages link: their addresses differ by language. */
export const visitorsPath = { es: '/visitantes', en: '/visitors' } as const;
export const friendsPath = { es: '/amigos', en: '/friends' } as const;
export const storiesPath = { es: '/historias', en: '/stories' } as const;
