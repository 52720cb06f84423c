import { archiveName } from './archive-names.ts'
import { cleanName } from './clean-name.ts'
import { cutName } from './cut-name.ts'

/** In UTF-16 units, so that there is room for what the file is and for its extension. */
const wordsLimit = 60

/** Words that people wrote, such as the name of a brand, as the beginning of the name of a file that is made for them. */
export function fileNameOf(words: string, fallback: string): string {
  return archiveName(cutName(cleanName(words, fallback), wordsLimit))
}
