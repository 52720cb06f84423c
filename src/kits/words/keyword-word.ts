import { keywordOfId } from '#model/options/keywords.ts'
import { optionWord } from './content.ts'

/** A keyword of a personality in the page's language; an own keyword as it was written. Needs the content `options-strategy`. */
export function keywordWord(item: {
  readonly idBrandKeyword: number | null
  readonly keyword: string | null
}): string {
  const key = keywordOfId(item.idBrandKeyword)
  return key === null ? (item.keyword ?? '') : optionWord('keyword', key, 'options-strategy')
}
