import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** Whole texts of buttons and fields that are words of one language alone, and no titles of works. */
const labels: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    `Enviar|Cerrar|Guardar|Cancelar|Siguiente|Anterior|Buscar|Leer más|Ver más|Ver todo|Ver todos|Ver todas|Descargar|Compartir|Añadir|Eliminar|Aceptar|Continuar|Volver al inicio|Volver atrás|Fecha|Fecha límite|Lugar|Nombre|Apellidos|Correo electrónico|Teléfono|Mensaje|Precio|Precios|Plazas|Entradas|Requisitos|Dirección|Contacto|Horario|Duración|Más información|Próximamente|Agotado`.split(
      '|',
    ),
  ),
  en: new Set(
    `Send|Submit|Close|Save|Cancel|Next|Previous|Search|Read more|See more|See all|View all|Download|Share|Add|Remove|Delete|Continue|Back to top|Go back|Date|Deadline|Name|First name|Last name|Surname|Email address|Phone|Phone number|Message|Price|Prices|Requirements|Address|Contact us|Opening hours|Duration|More information|Coming soon|Sold out`.split(
      '|',
    ),
  ),
};
/** The first words of buttons. */
const commands: Record<Locale, RegExp> = {
  es: /^(?:Enviar|Ver|Descargar|Solicitar|Guardar|Buscar|Filtrar|Añadir|Comprar|Reservar|Inscribirse|Consultar|Mostrar|Ocultar|Cerrar|Cancelar|Imprimir|Copiar|Compartir|Abrir|Aceptar|Rechazar|Continuar|Eliminar|Borrar|Quitar|Editar|Elegir|Seleccionar|Confirmar|Cargar|Subir|Escuchar|Reproducir|Ampliar|Apuntarse|Suscribirse|Pedir)(?!\p{L})/u,
  en: /^(?:Send|Submit|Search|Download|Apply|Save|Hide|View|Read|Buy|Cancel|Close|Remove)(?!\p{L})/u,
};

/** Whether a text is a usual label of a language. */
export function isLabelOf(language: Locale, text: string): boolean {
  return labels[language].has(text);
}

/** Whether a button's words are a command of a language. */
export function isCommandOf(language: Locale, words: string): boolean {
  return commands[language].test(words);
}
