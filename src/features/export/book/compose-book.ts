import { enoughForLarge, enoughForText, nearestPassing, white } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { phrasesOf } from '#model/language/phrases.ts'
import { dateWords } from '#model/time/date-words.ts'
import { bestOn, ink } from './best-on.ts'
import type { Book, BookChapter, BookColours } from './book.ts'
import { coreSections } from './core-sections.ts'
import { infoSections } from './info-sections.ts'
import type { BookMaterial } from './material.ts'
import { personalitySections, positioningSections } from './strategy-sections.ts'
import { logoOf, visualSections } from './visual-sections.ts'

/** How much less contrast there is on the toned paper of the warm look than on white. */
const paperLoss = 1.14

const { tagline1, tagline2, tagline3 } = strategy.personality

/** Composes the book from the answers. Empty fields, sections and chapters are left out. */
export function composeBook(material: BookMaterial): Book {
  const { answers, words, language, workbook, today } = material
  const titleOf = (path: string) => workbook.sections[path]?.depth2 ?? path
  const chapters: BookChapter[] = [
    { id: 'core', title: titleOf('core/purpose'), sections: coreSections(material) },
    {
      id: 'personality',
      title: titleOf('strategy/personality/keyword'),
      sections: personalitySections(material),
    },
    {
      id: 'positioning',
      title: titleOf('strategy/positioning/market'),
      sections: positioningSections(material),
    },
    { id: 'visual', title: titleOf('visual/logo'), sections: visualSections(material) },
    { id: 'info', title: titleOf('info/brand-profile'), sections: infoSections(material) },
  ]
  return {
    lang: language,
    name: textOf(answers, guide.info.name.path) || words.unnamed || '',
    subName: textOf(answers, guide.info.subName.path),
    tagline: coverLineOf(material),
    phrases: [...new Set(namesOf(material).flatMap(phrasesOf))].filter((phrase) => phrase.length > 1),
    date: dateWords(language, today, 'longDay'),
    version: versionOf(today),
    colours: coloursOf(textOf(answers, guide.visual.main.path)),
    logo: logoOf(material),
    chapters: chapters.filter(({ sections }) => sections.length > 0),
    words,
  }
}

/** What is set large: the names and taglines. */
function namesOf(material: BookMaterial): string[] {
  const { name, subName } = guide.info
  const own = [name, subName, tagline1, tagline2, tagline3].map(({ path }) => textOf(material.answers, path))
  return [...own, coverLineOf(material)]
}

/** The tagline on the cover: the brand's own before a draft, which its second name precedes too. */
function coverLineOf({ answers, draftTagline }: BookMaterial): string {
  const own = textOf(answers, tagline1.path)
  const hasOwn = own.trim() !== '' || textOf(answers, guide.info.subName.path).trim() !== ''
  return hasOwn ? own : (draftTagline ?? '')
}

/** The version of a book is the day on which it was made. */
function versionOf(today: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${today.getFullYear()}.${part(today.getMonth() + 1)}.${part(today.getDate())}`
}

function coloursOf(stored: string): BookColours {
  const main: Hex = /^#[0-9A-F]{6}$/.test(stored) ? stored : ink
  return {
    main,
    onMain: bestOn(main),
    text: nearestPassing(main, white, enoughForText * paperLoss),
    seen: nearestPassing(main, white, enoughForLarge),
  }
}
