import { pageLanguage } from '#engine/words/page-language.ts'
import { type SitePath, siteAddress } from '#model/site/addresses.ts'

/** Address of a page of the public site in the language of this page. It is a page of its own: link to it with `<a>`. */
export function siteAddressHere(path: SitePath): string {
  return siteAddress(path, pageLanguage())
}
