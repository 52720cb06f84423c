import { readFileSync } from 'node:fs'
import type { CoreAnswers, Draft } from '#model/composition/answers.ts'
import { composePost, type PostKind, postKinds } from '#model/composition/posts.ts'
import { composePurpose } from '#model/composition/purpose.ts'
import { composeStory } from '#model/composition/story.ts'
import { composeTaglines } from '#model/composition/taglines.ts'
import { composeValues } from '#model/composition/values.ts'
import { composeVision } from '#model/composition/vision.ts'

/** A small business as its owner would answer, often not fully and not as asked. */
type BrandFixture = Partial<Omit<CoreAnswers, 'values'>> & {
  readonly brandName: string
  readonly keyword?: string
  readonly values?: readonly string[]
}

/** How many drafts of a kind are written down of each brand. */
const shown = 2

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** What the drafts make of the brands of `tests/fixtures/brands`, in Korean, to be read by a person. */
export function brandProposals(): string {
  const brands: readonly BrandFixture[] = read('tests/fixtures/brands/brands.json')
  const words = Object.assign(
    {},
    ...['options', 'drafts', 'drafts-patterns'].map((name) => read(`locales/ko/${name}.json`)),
  )
  const posts = read('locales/ko/drafts-posts.json')
  return brands
    .map((brand, at) => {
      const answers = { ...nothing, ...brand, values: valuesOf(brand) }
      const taglines = composeTaglines(
        {
          name: brand.brandName,
          target: answers.target,
          positive: answers.positive,
          service: answers.service?.split(',')[0] ?? null,
          keyword: brand.keyword ?? null,
          industry: answers.industry,
        },
        'ko',
      )
      const kind: PostKind = postKinds[at % postKinds.length] ?? 'DAY'
      const post = composePost(answers, { kind, day: kind === 'DAY' ? '추석' : null }, 'ko', posts)
      return [
        `# ${brand.brandName}`,
        ...taglines.map((line) => `태그라인  ${line}`),
        ...linesOf('이야기', composeStory(answers, 'ko', words)),
        ...linesOf('목적', composePurpose(answers, 'ko', words)),
        ...linesOf('비전', composeVision(answers, 'ko', words)),
        ...linesOf('가치', composeValues(answers, 'ko', words)),
        `글 ${kind}  [${post.title}] ${post.text}`,
      ].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}

function linesOf(kind: string, draft: Draft<string | string[]>): string[] {
  return draft.ok ? draft.variants.slice(0, shown).map((text) => `${kind}  ${[text].flat().join(' / ')}`) : []
}

function valuesOf({ values = [] }: BrandFixture): CoreAnswers['values'] {
  return values.map((keyword) => ({ keyword, description: null }))
}

const nothing: CoreAnswers = {
  brandName: null,
  brand: null,
  background: null,
  what: null,
  how: null,
  achieve: null,
  target: null,
  discomfort: null,
  service: null,
  companySize: null,
  futureActivityPeriod: null,
  futureMemberCount: null,
  futureCompanySize: null,
  aspiration: null,
  businessScope: null,
  ideal: null,
  problem: null,
  positive: null,
  activityPeriod: null,
  memberCount: null,
  industry: null,
  values: [],
}
