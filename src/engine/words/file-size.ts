import { sizeWords } from '#model/files/size-words.ts'
import { pageLanguage } from './page-language.ts'

/** A size in bytes as text, in KB to TB; at least 1 KB where there is anything. */
export function fileSize(bytes: number, language: string = pageLanguage()): string {
  return sizeWords(bytes, language)
}
