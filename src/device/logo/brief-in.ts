import { coloursOf } from '#model/colour/brand-colours.ts'
import { tonesOf } from '#model/documents/brand-tones.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { briefLimits, type LogoBrief } from '#model/logo/logo-brief.ts'

/** What the documents of a brand know already of its logo, so that nobody is asked for it again. */
export function briefIn(answers: Answers): LogoBrief {
  const { main, secondary } = coloursOf(answers)
  const taglines = [guide.info.subName.path, strategy.personality.tagline1.path].map((path) =>
    textOf(answers, path).trim(),
  )
  return {
    name: textOf(answers, guide.info.name.path),
    tagline: taglines.find((line) => line !== '' && line.length <= briefLimits.tagline) ?? '',
    industry: textOf(answers, guide.info.industry.path) || null,
    symbols: [],
    symbolNote: '',
    tones: [...new Set(tonesOf(answers))].slice(0, briefLimits.tones),
    form: null,
    colours: [main, secondary].filter((colour) => colour !== null),
    note: '',
  }
}
