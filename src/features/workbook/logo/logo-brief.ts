import { colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'

/** Content of the brief; '' and empty lists for what is not answered. */
export interface LogoBrief {
  readonly name: string
  readonly subName: string
  /** Key of the industry, not its word. */
  readonly industry: string
  readonly service: string
  readonly purpose: string
  readonly keywords: readonly string[]
  readonly tagline: string
  readonly colours: readonly string[]
  readonly files: readonly ('primary' | 'secondary' | 'symbol' | 'blackWhite' | 'vector')[]
}

const { core, info, visual } = guide
const files = {
  primary: visual['logoJson.primary'],
  secondary: visual['logoJson.secondary'],
  symbol: visual.logoSymbol,
  blackWhite: visual['logoJson.blackWhite'],
  vector: visual['logoJson.vector'],
} as const

/** Collects what a designer needs to know from the answers. */
export function composeBrief(answers: Answers): LogoBrief {
  const text = (path: string) => textOf(answers, path).trim()
  const keywords = itemsOf(answers, strategy.personality.keywords.path)
    .map(({ keyword }) => (typeof keyword === 'string' ? keyword.trim() : ''))
    .filter((keyword) => keyword !== '')
  return {
    name: text(info.name.path),
    subName: text(info.subName.path),
    industry: text(info.industry.path),
    service: text(core.service.path) || text(core.what.path),
    purpose: text(core.purposeManifesto.path),
    keywords,
    tagline: text(strategy.personality.tagline1.path),
    colours: colourRoles.slice(0, 4).flatMap((role) => text(visual[role].path) || []),
    files: Object.entries(files)
      .filter(([, { path }]) => answers[path] != null)
      .map(([part]) => part as keyof typeof files),
  }
}
