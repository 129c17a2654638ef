import type { PageElement } from '../elements.ts';

/** Attributes and roles of ARIA 1.3: https://w3c.github.io/aria/ */
const attributes = new Set(
  `actions activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext colspan controls
  current describedby description details disabled dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts
  label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required
  roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext`.split(
    /\s+/,
  ),
);
const roles = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader comment combobox complementary
  contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img
  insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation
  none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox
  sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer
  toolbar tooltip tree treegrid treeitem`.split(/\s+/),
);

/** Misspelt words for screen readers (`aria-labeledby`, `role="buton"`), which do nothing. */
export function ariaProblems(own: readonly PageElement[]): string[] {
  const found = new Set<string>();
  for (const { attributes: said } of own)
    for (const name in said) {
      if (name.startsWith('aria-') && !attributes.has(name.slice('aria-'.length)))
        found.add(`has the attribute ${name}, which there is not`);
      // Of several roles the first known one counts; those of digital publications and graphics have a prefix.
      if (name !== 'role') continue;
      const named = said[name]?.trim().split(/\s+/).filter(Boolean) ?? [];
      if (named.length > 0 && !named.some((role) => roles.has(role) || /^(?:doc|graphics)-/.test(role)))
        found.add(`has the role “${said[name]}”, which there is not`);
    }
  return [...found].slice(0, 3);
}
