/** The first page of each section, without locale; everything below it belongs to the same remote. */
export const concertsPath = '/conciertos-entradas';
export const educationPath = '/educacion-comunidad';
export const explorePath = '/explora';
export const aboutPath = '/sobre-ofgc';
export const jobsPath = '/portal-empleo';
