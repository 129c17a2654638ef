/** HTML in which links into sections that were taken down are plain text. @param removed the mounts of these sections */
export function withoutRemoved(html: string, removed: readonly string[] | undefined): string {
  return removed?.length
    ? html.replaceAll(
        new RegExp(`<a\\b[^>]*\\shref="(?:/en)?(?:${removed.join('|')})(?=["/?#])[^>]*>(.*?)</a>`, 'gs'),
        '$1',
      )
    : html;
}
