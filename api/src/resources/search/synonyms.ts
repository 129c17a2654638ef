import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** Visitors' words → the site's words, and frequent misspellings of names. Without accents; `*` stands for any ending. */
const vocabulary: Record<Locale, Record<string, string>> = {
  es: {
    parking: 'aparc*',
    'trabaj*': 'emple* vacante',
    'barat*': 'descuent*',
    'gratis gratuit*': 'gratis gratuit*',
    'navid* villancic*': 'diciembre',
    'patrocin* mecenas esponsor*': 'mecena*',
    'menores menor': 'joven jovenes club',
    'spotify youtube streaming': 'discogr* grabac*',
    'ticket tickets billet*': 'entrada',
    newsletter: 'boletin',
    'bus autobus* tranvi* metro tren': 'guagua',
    'minusvalid* discapa*': 'accesib*',
    'colegi*': 'escolar escuel*',
    'profesor*': 'docent*',
    'sueld* nomina*': 'salari* retribu*',
    'reembols* devolver': 'devolu*',
    'vestir vestim* ropa ponerme ponerse': 'vestir pongo',
    'subtitul*': 'sobretitul*',
    'disco discos cd cds': 'discogr* grabac*',
    'nino ninos nina ninas hijo hijos hija hijas': 'infantil familia',
    'anulad* suspend*': 'cancel*',
    'postpon* reprogram*': 'aplazado',
    'abrigo abrigos chaqueta* mochila* maleta* equipaje': 'guardarropa',
    'joven jovenes juventud estudiante*': 'joven jovenes club',
    'precio precios tarifa*': 'descuent* precio cuesta apuntarse',
    'carnet carnets': 'carne',
    'perdi*': 'perdido',
    'lavabo* bano banos': 'aseo',
    'bar cafeteria restaurante cenar comer': 'bar',
    'queja quejas': 'reclam*',
    malher: 'mahler',
    'jubilad* pensionista* pensioner* desemplead* parad* numerosa': 'descuent*',
    'institut* eso bachiller*': 'escolar bachillerato eso',
    'cochecit* sillit*': 'carrito*',
    'audifono* sord* hipoacus*': 'bucle magnetico receptor*',
    'nochevieja reyes': 'ano nuevo',
    'dona donar donaci* donativ*': 'donativ* mecena*',
    efectivo: 'metalico',
    'desgrav*': 'deduc* mecena*',
    rekiem: 'requiem',
  },
  en: {
    park: 'parking',
    'get directions': 'getting reach',
    'tram tramway train metro subway': 'bus',
    'cheap cheaper': 'discount reduced',
    'christmas xmas': 'december',
    'sponsor*': 'patron*',
    'spotify youtube stream* livestream*': 'discogr* recording',
    'kid kids': 'child children family',
    'restroom* bathroom*': 'toilet',
    'disabled disabil*': 'wheelchair accessib*',
    'dress clothes': 'wear',
    'subtitle* supertitle*': 'surtitle',
    'cd cds album*': 'discogr* recording',
    'student students youth': 'young club',
    postponed: 'rescheduled',
    'coat coats jacket* rucksack* backpack* suitcase* luggage': 'cloakroom',
    canceled: 'cancelled',
    card: 'club',
    map: 'plan',
    'wage wages pay': 'salary',
    'bar cafe restaurant dinner': 'bar',
    schedule: 'calendar',
    program: 'programme',
    theater: 'theatre',
    voucher: 'gift',
    privacy: 'protection',
    'hearing deaf': 'loop',
    'donat*': 'donation patron*',
    'elevator*': 'lift',
    'deductible deduction*': 'deduct* relief',
    'pensioner* senior*': 'discount*',
    'pushchair* buggy stroller* pram': 'pram*',
    'extra extras deputy dep freelance substitute*': 'substitut* vacanc*',
    malher: 'mahler',
  },
};

const fillers: Record<Locale, readonly string[]> = {
  es: ['quiero', 'quisiera', 'puedo', 'puede', 'hay', 'ser', 'hacerme', 'necesito', 'darse', 'darme'],
  en: ['want', 'would', 'like', 'become', 'need'],
};

/** Whether a word only marks the term as a question or request. @param word without accents, in lower case */
export function isFiller(word: string, lang: Locale): boolean {
  return fillers[lang].includes(word);
}

/** A word, or a prefix of words. */
interface Synonym {
  word: string;
  isPrefix: boolean;
}

/** The site's words for a visitor's word. @param word without accents, in lower case @returns an empty list for most words */
export function synonymsOf(word: string, lang: Locale): Synonym[] {
  const group = Object.entries(vocabulary[lang]).find(([visitorsWords]) =>
    parseWords(visitorsWords).some((one) => (one.isPrefix ? word.startsWith(one.word) : word === one.word)),
  );
  return group ? parseWords(group[1]) : [];
}

function parseWords(words: string): Synonym[] {
  return words.split(' ').map((word) => ({ word: word.replace('*', ''), isPrefix: word.endsWith('*') }));
}
